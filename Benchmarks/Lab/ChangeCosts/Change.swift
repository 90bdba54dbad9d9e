import Command
import Patching
import Processes

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
  /// The lines and tokens of the app's own code.
  public let counts: LineCounts
  /// The lines and tokens of the tests of roles; `nil` if there is no patch of tests.
  public let tests: LineCounts?
  /// The architecture's roles that the change touches, in the architecture's order.
  public let roles: [String]

  /// Counts a patch.
  ///
  /// - Parameters:
  ///   - request: the request's name.
  ///   - architecture: the architecture's module.
  ///   - text: the patch.
  ///   - tests: the patch of the tests of roles; `nil` if there is none.
  ///   - path: the name of the patch in failures.
  ///   - sources: the architecture's files before the change, by path.
  ///   - roles: the architecture's roles, by which its files are named.
  public init(
    _ request: String,
    _ architecture: String,
    patch text: String,
    tests: String? = nil,
    at path: String,
    sources: [String: String],
    roles: [String]
  ) throws(ChangeFailure) {
    self.request = request
    self.architecture = architecture
    allFiles = sources.count
    do {
      let patch = try Patch(named: path, text)
      let gone = Set(patch.changes.filter { $0.kind == .removed }.compactMap { NameWords.component(of: $0.path) })
      for file in patch.changes {
        if let unrelated = UnrelatedChange(in: file, without: gone) {
          throw PatchFailure(patch: "\(path):\(unrelated.line)", reason: "\(unrelated.reason) of \(file.path)")
        }
      }
      let changed = try patch.applied(to: sources)
      let names = RoleNames(roles)
      let interface = InterfaceTypes(changed)
      files = patch.located(in: sources).changes.map { file in
        let inside = file.path.firstRange(of: "/\(architecture)/").map { file.path[$0.upperBound...] }
        let role = names.role(ofFile: String(inside ?? file.path[...]))
        return ChangedFile(file, old: sources[file.path], new: changed[file.path], role: role, interface)
      }
      counts = files.reduce(LineCounts()) { $0 + $1.counts }
      self.tests = try tests.map {
        try Patch(named: path, $0).changes.filter { $0.kind != .removed }.reduce(LineCounts()) { $0 + LineCounts($1) }
      }
      // A file of protocols, such as VIPER's contracts, is part of the roles that its changed protocols end with.
      let edited = files.filter { $0.kind != .removed }
      let touched = edited.map(\.role) + edited.flatMap(\.protocols)
      self.roles = roles.filter { role in touched.contains { $0.hasSuffix(role) } }
    } catch {
      throw .patch("\(error)")
    }
  }

  /// The number of files that are changed.
  public var changedFiles: Int { files.count { $0.kind == .changed } }
  /// The number of files that are removed.
  public var removedFiles: Int { files.count { $0.kind == .removed } }
  /// The number of files that are added.
  public var addedFiles: Int { files.count { $0.kind == .added } }
  /// The number of lines of code that are added or removed.
  public var lines: Int { counts.lines }
  /// The number of lines among these that only hand a dependency on, as parameter, property or argument.
  public var handedOn: Int { files.reduce(0) { $0 + $1.handedOn } }
  /// The share of the files that were there before which are changed, 0 to 1.
  public var touchedShare: Double { Double(changedFiles) / Double(max(1, allFiles)) }
  /// The protocols with changed lines.
  public var protocols: [String] { files.filter { $0.kind != .removed }.flatMap(\.protocols) }
  /// The initialisers with changed declarations.
  public var initialisers: Int { files.filter { $0.kind != .removed }.reduce(0) { $0 + $1.initialisers } }
  /// The share of the lines that stand in files which name no type of the user interface; `nil` if there are no lines.
  public var interfaceFreeShare: Double? {
    lines == 0 ? nil : Double(files.reduce(0) { $0 + ($1.isInterfaceFree ? $1.counts.lines : 0) }) / Double(lines)
  }
}
