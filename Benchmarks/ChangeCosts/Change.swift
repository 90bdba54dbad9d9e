import Patching
import Structure

/// The change that a request makes in one architecture: the patch, counted.
public struct Change: Sendable {
  /// The request's name.
  public let request: String
  /// The architecture's module.
  public let architecture: String
  /// The number of files that the architecture has before the change.
  public let allFiles: Int
  /// The files that are changed, added or removed, in the patch's order.
  public let files: [ChangedFile]

  /// Counts a patch.
  ///
  /// - Parameters:
  ///   - request: the request's name.
  ///   - architecture: the architecture's module.
  ///   - text: the patch.
  ///   - path: the name of the patch in failures.
  ///   - sources: the architecture's files before the change, by path.
  ///   - roles: the architecture's roles, by which its files are named.
  public init(
    _ request: String,
    _ architecture: String,
    patch text: String,
    at path: String,
    sources: [String: String],
    roles: [String]
  ) throws(ChangeFailure) {
    self.request = request
    self.architecture = architecture
    allFiles = sources.count
    do {
      let patch = try Patch(named: path, text)
      for file in patch.changes {
        if let unrelated = UnrelatedChange(in: file) {
          throw PatchFailure(patch: path, line: unrelated.line, reason: "\(unrelated.reason) of \(file.path)")
        }
      }
      let changed = try patch.applied(to: sources, placing: .asNumbered)
      let names = RoleNames(roles)
      files = patch.changes.map { file in
        ChangedFile(file, old: sources[file.path], new: changed[file.path]) { path in
          names.role(ofFile: path.replacing("Sources/\(architecture)/", with: ""))
        }
      }
    } catch {
      throw .patch("\(error)")
    }
  }

  /// The number of files that are changed or removed.
  public var changedFiles: Int { files.count { $0.kind != .added } }
  /// The number of files that are added.
  public var addedFiles: Int { files.count { $0.kind == .added } }
  /// The number of lines of code that are added.
  public var addedLines: Int { files.reduce(0) { $0 + $1.added } }
  /// The number of lines of code that are removed.
  public var removedLines: Int { files.reduce(0) { $0 + $1.removed } }
  /// The number of lines of code that are added or removed.
  public var lines: Int { addedLines + removedLines }
  /// The roles of the files, each once.
  public var roles: [String] {
    var seen: Set<String> = []
    return files.map(\.role).filter { seen.insert($0).inserted }
  }
  /// The protocols with changed lines.
  public var protocols: [String] { files.flatMap(\.protocols) }
  /// The initialisers with changed declarations.
  public var initialisers: Int { files.reduce(0) { $0 + $1.initialisers } }
  /// The share of the lines that stand in files without user interface; `nil` if there are no lines.
  public var interfaceFreeShare: Double? {
    lines == 0 ? nil : Double(files.reduce(0) { $0 + ($1.isInterfaceFree ? $1.added + $1.removed : 0) }) / Double(lines)
  }
}
