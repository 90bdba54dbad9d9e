/// The names in a file that say what it needs. Parts that a build on Linux does not look at are left out.
public struct SourceNames: Sendable {
  /// A declaration of a type.
  public struct Declared: Sendable, Hashable {
    /// Its name, with those of the types around it.
    public let name: String
    /// The line.
    public let line: Int
  }

  /// The types that it declares, with other names for types, and functions and constants.
  public let declared: Set<String>
  /// The types that other files can see, each with its line; those with conditions around them are left out.
  public let types: [Declared]
  /// The methods that its protocols require, such as `tableView(_:didSelectRowAt:)`.
  public let protocolMethods: Set<String>
  /// The methods of its classes and extensions, each with its type and its line.
  public let methods: [(name: String, type: String, line: Int)]
  /// The methods and properties of its classes and extensions that override others, each with its type and its line.
  public let overriding: [(name: String, type: String, line: Int)]
  /// The methods and properties of its classes that classes of other modules can override.
  public let overridable: Set<String>
  /// The methods and properties of its classes that override none.
  public let members: Set<String>
  /// The names that each type has behind its colon, and behind those of its extensions.
  public let inherited: [String: Set<String>]
  /// The modules that it imports.
  public let imports: Set<String>
  /// The modules that it imports for tests, with what is internal in them.
  public let tested: Set<String>
  /// The words in it that may be names of types, each with the line where it stands first.
  public let words: [String: Int]

  /// Reads the names in a file.
  ///
  /// - Parameter modules: the modules that can be imported; `nil` if that is not known.
  public init(_ file: ScannedFile, importing modules: Set<String>? = nil) {
    let inactive = file.inactiveLines(importing: modules)
    func isActive(_ line: Int) -> Bool { inactive.isEmpty || !inactive.contains { $0.contains(line) } }
    let tokens = file.tokens.filter { isActive($0.line) }
    let texts = tokens.map(\.text)
    let types = file.types.filter { isActive($0.line) }
    let others = zip(texts, texts.dropFirst()).filter { ["typealias", "func", "let"].contains($0.0) }.map(\.1)
    declared = Set(types.filter { $0.keyword != "extension" }.map { Self.last(of: $0.name) } + others)
    self.types = types.filter { Self.isVisible($0) }.map { Declared(name: $0.name, line: $0.line) }
    let protocols = types.filter { $0.keyword == "protocol" }
    protocolMethods = Set(protocols.flatMap(\.members).filter { $0.kind == .method }.map(\.fullName))
    methods = types.filter { $0.keyword != "protocol" }.flatMap { type in
      type.members.filter { $0.kind == .method && $0.isOfInstances && isActive($0.line) }
        .map { ($0.fullName, type.name, $0.line) }
    }
    let ofClasses = types.filter { ["class", "extension"].contains($0.keyword) }.flatMap { type in
      type.members.filter { $0.kind != .initialiser && $0.isOfInstances && isActive($0.line) }.map { (type, $0) }
    }
    overriding = ofClasses.filter { $1.prefix.modifiers.contains("override") }.map {
      ($1.fullName, $0.name, $1.line)
    }
    overridable = Set(
      ofClasses.filter { $0.keyword == "class" && $1.prefix.modifiers.contains("open") }.map(\.1.fullName)
    )
    members = Set(
      ofClasses.filter { $0.keyword == "class" && !$1.prefix.modifiers.contains("override") }.map(\.1.fullName)
    )
    inherited = Dictionary(types.map { ($0.name, Set($0.inherited)) }, uniquingKeysWith: { $0.union($1) })
    let starts = texts.indices.filter { texts[$0] == "import" }
    imports = Set(starts.compactMap { Self.module(importedAt: $0, texts) })
    tested = Set(
      starts.filter { $0 > 0 && texts[$0 - 1] == "testable" }.compactMap { Self.module(importedAt: $0, texts) }
    )
    words = Dictionary(
      tokens.filter { $0.kind == .identifier && $0.text.first?.isUppercase == true }.map { ($0.text, $0.line) },
      uniquingKeysWith: min
    )
  }

  /// `import struct Maps.Place` names the kind first.
  private static func module(importedAt index: Int, _ texts: [String]) -> String? {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return texts[(index + 1)...].first { !kinds.contains($0) }
  }

  private static func isVisible(_ type: TypeDeclaration) -> Bool {
    let isHidden = !type.prefix.modifiers.isDisjoint(with: ["private", "fileprivate"])
    return type.keyword != "extension" && type.isReachable && !isHidden && type.conditions.isEmpty
      && !type.name.contains(".")
  }

  private static func last(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
