import Patching

/// The tokens that a person or an agent reads and writes to make a change, if the places are known.
///
/// A person reads the whole files that the patch edits, as they were before. Of declarations elsewhere that its lines
/// name, a person reads only the heads: somebody who calls `reloadRows` needs its parameters, not the table's two
/// hundred lines. Elsewhere is the rest of the architecture's module, what all architectures share, and what is given
/// for the request. Nothing is counted for finding the places. Tokens are those of the language, without comments; not
/// those of a language model.
public struct ReadingCost: Sendable, Equatable, Encodable {
  /// The request's name.
  public let request: String
  /// The architecture's module.
  public let architecture: String
  /// The tokens of the files that are edited.
  public let inFiles: Int
  /// The number of these files.
  public let files: Int
  /// The tokens in the heads of the declarations that are named.
  public let inDeclarations: Int
  /// The declarations that are named, such as `UserDetailsOutlets.nameField`, in order; overloads are as many.
  public let declarations: [String]
  /// The tokens that the change adds or removes, as ``LineCounts/tokens``.
  public let written: Int

  /// The tokens to read.
  public var read: Int { inFiles + inDeclarations }

  /// Counts a patch.
  ///
  /// - Parameter sources: the architecture's files before the change, by path.
  init(_ request: String, _ architecture: String, _ patch: Patch, sources: [String: String], _ index: DeclarationIndex)
  {
    let paths = patch.changes.filter { $0.kind == .changed }.map(\.path)
    let edited = sources.filter { paths.contains($0.key) }
    let changes = patch.changes.filter { $0.kind != .removed }
    let lines = changes.flatMap(\.hunks).flatMap(\.lines).filter { $0.role != .context }.map(\.text)
    let found = index.declarations(named: SwiftTokens.of(lines.filter { !$0.isImport }), editing: edited)
    self.request = request
    self.architecture = architecture
    files = edited.count
    inFiles = SwiftTokens.of(edited.values.flatMap(\.lines)).count
    inDeclarations = found.reduce(0) { $0 + $1.head.count }
    declarations = found.map(\.fullName)
    written = changes.reduce(LineCounts()) { $0 + LineCounts($1) }.tokens
  }
}

extension Substring {
  fileprivate var isImport: Bool { hasPrefix("import ") || hasPrefix("public import ") }
}
