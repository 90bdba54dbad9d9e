/// The names in a file that say what it needs.
public struct SourceNames: Sendable {
  /// The types that it declares, with other names for types, and functions and constants.
  public let declared: Set<String>
  /// The methods that its protocols require, such as `tableView(_:didSelectRowAt:)`.
  public let protocolMethods: Set<String>
  /// The methods of its classes and extensions, each with its line.
  public let methods: [(name: String, line: Int)]
  /// The modules that it imports.
  public let imports: Set<String>
  /// The words in it that may be names of types, each with the line where it stands first.
  public let words: [String: Int]

  /// Reads the names in a file.
  public init(_ file: ScannedFile) {
    let texts = file.tokens.map(\.text)
    let others = zip(texts, texts.dropFirst()).filter { ["typealias", "func", "let"].contains($0.0) }.map(\.1)
    declared = Set(file.types.filter { $0.keyword != "extension" }.map { Self.last(of: $0.name) } + others)
    let protocols = file.types.filter { $0.keyword == "protocol" }
    protocolMethods = Set(protocols.flatMap(\.members).filter { $0.kind == .method }.map(Self.name))
    methods = file.types.filter { $0.keyword != "protocol" }.flatMap(\.members)
      .filter { $0.kind == .method && $0.isOfInstances }.map { (Self.name(of: $0), $0.line) }
    // `import struct Maps.Place` names the kind first.
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    imports = Set(
      texts.indices.filter { texts[$0] == "import" }
        .compactMap { texts[($0 + 1)...].first { !kinds.contains($0) } }
    )
    words = Dictionary(
      file.tokens.filter { $0.kind == .identifier && $0.text.first?.isUppercase == true }.map { ($0.text, $0.line) },
      uniquingKeysWith: min
    )
  }

  private static func last(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  private static func name(of member: Member) -> String {
    let labels = member.parameters.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined()
    return "\(member.name)(\(labels))"
  }
}
