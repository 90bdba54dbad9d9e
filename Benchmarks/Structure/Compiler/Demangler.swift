internal import Foundation

/// Reads mangled names with the toolchain's `swift-demangle`, many at once.
struct Demangler {
  private static let batch = 500
  private static let heading: Substring = "Demangling for "

  let tool: URL

  /// What each of the names says; names that say nothing are left out.
  func symbols(of names: Set<String>) throws(StructureFailure) -> [String: Symbol] {
    var symbols: [String: Symbol] = [:]
    let names = names.sorted()
    for start in stride(from: 0, to: names.count, by: Self.batch) {
      let part = Array(names[start..<min(start + Self.batch, names.count)])
      let run = ToolRun(tool, ["-tree-only"] + part, reading: .output)
      guard run.succeeded else { throw .notUnderstood(tool: "swift-demangle") }
      read(run.text, into: &symbols)
    }
    guard !symbols.isEmpty || names.isEmpty else { throw .notUnderstood(tool: "swift-demangle") }
    return symbols
  }

  private func read(_ text: String, into symbols: inout [String: Symbol]) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }[...]
    while let line = lines.popFirst() {
      guard line.hasPrefix(Self.heading), let node = DemangledNode(&lines) else { continue }
      symbols[String(line.dropFirst(Self.heading.count))] = Symbol(node)
    }
  }
}
