import Suites

/// A name that a person gives to an own module, checked to be a valid one.
struct ModuleName {
  /// The name.
  let text: String

  /// Checks a name, and throws the reason for which a module cannot have it.
  ///
  /// - Parameter manifest: the workbench's manifest. Its targets' names are taken: two packages cannot share one.
  init(_ text: String, lineup: [Contender], manifest: String) throws(CommandFailure) {
    let start = "\"\(text)\": "
    guard text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9]*/#) != nil, text.count <= 40 else {
      throw .usage(start + "a module's name is a letter, then letters and digits, 40 at most; such as Redux")
    }
    if Self.reserved.contains(text) { throw .usage(start + "this is a reserved word of Swift; give another name") }
    if let other = lineup.first(where: { $0.isNamed(text) || $0.module.lowercased() == text.lowercased() }) {
      throw .usage(start + "\(other.id) takes part already; give another name")
    }
    // Some disks ignore case.
    let name = text.lowercased()
    let targets = manifest.lowercased()
    if targets.contains("\"\(name)\"") || targets.contains("\"\(name)tests\"") || Self.modules.contains(name) {
      throw .usage(start + "there is a module of this name already; give another name")
    }
    self.text = text
  }

  /// Words that Swift reserves, so that no module can be named so.
  private static let reserved: Set = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
    "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "macro", "nil", "nonisolated", "open", "operator", "package", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]

  /// Modules of the toolchain and of the package that is made, in lower case.
  private static let modules: Set = [
    "architectureworkbench", "combine", "compare", "comparison", "darwin", "dispatch", "distributed", "entrants",
    "foundation", "foundationessentials", "foundationnetworking", "glibc", "musl", "observation", "swift", "swiftui",
    "synchronization", "testing", "uikit", "xctest",
  ]
}
