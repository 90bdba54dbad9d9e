import Command

/// The compiler driver's own report of an incremental build: which files it compiled.
struct DriverReport: Equatable {
  /// The paths of the files that were compiled.
  let compiled: Set<String>
  /// True if the driver gave up comparing, because a file of the last build is no longer there.
  let startedAnew: Bool

  private static let compiling: Substring = "remark: Starting Compiling "
  private static let gaveUp = "Incremental compilation has been disabled, because the following inputs were used"

  /// Reads a report.
  ///
  /// - Parameter paths: the module's files; the report has their names alone, and no two files have the same.
  init(_ text: String, of paths: [String]) throws(StructureFailure) {
    let lines = text.split(whereSeparator: \.isNewline)
    let batches = lines.filter { $0.hasPrefix(Self.compiling) }.map { $0.dropFirst(Self.compiling.count) }
    let names = Set(batches.flatMap { $0.split(separator: ", ").map(String.init) })
    compiled = Set(paths.filter { names.contains($0.split(separator: "/").last.map(String.init) ?? $0) })
    startedAnew = lines.contains { $0.contains(Self.gaveUp) }
    guard compiled.count == names.count else { throw .notUnderstood(tool: "swiftc") }
  }
}
