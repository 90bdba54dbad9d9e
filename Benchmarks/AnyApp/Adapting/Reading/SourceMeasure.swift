/// A measure of an app's sources: files, types, lines of code, and which type names which.
public struct SourceMeasure: Sendable, Equatable, Codable {
  /// A type with its extensions.
  public struct TypeMeasure: Sendable, Equatable, Codable {
    /// The type's name, with those of the types around it.
    public let name: String
    /// The keyword that declares it; `extension` for a type of another module.
    public let keyword: String
    /// The lines of code of its bodies: those with more than comments and white space.
    public let lines: Int
    /// The app's other types that it names, in the order of names.
    public let names: [String]
    /// True if it names a type of UIKit.
    public let namesUIKit: Bool
  }

  /// The number of files.
  public let files: Int
  /// The number of files that import UIKit.
  public let filesWithUIKit: Int
  /// The lines of code of all files.
  public let lines: Int
  /// The types, the longest first.
  public let types: [TypeMeasure]

  /// The number of pairs of types of which the first names the second.
  public var references: Int { types.reduce(0) { $0 + $1.names.count } }
  /// The lines of code of types that name no type of UIKit.
  public var linesWithoutUIKit: Int { types.filter { !$0.namesUIKit }.reduce(0) { $0 + $1.lines } }

  /// Measures files.
  public init(_ scanned: [ScannedFile]) {
    files = scanned.count
    filesWithUIKit = scanned.count { SourceNames($0).imports.contains("UIKit") }
    lines = scanned.reduce(0) { $0 + CodeLines($1.tokens).count }
    let parts = scanned.flatMap { file in
      file.types.map { type in (type: type, tokens: file.tokens.filter { type.body.contains($0.offset) }) }
    }
    let own = Set(parts.filter { $0.type.keyword != "extension" }.map { Self.last(of: $0.type.name) })
    types = Dictionary(grouping: parts) { $0.type.name }.map { name, parts in
      let tokens = parts.flatMap(\.tokens)
      let words = Set(tokens.filter { $0.kind == .identifier }.map(\.name) + parts.flatMap(\.type.inherited))
      return TypeMeasure(
        name: name,
        keyword: parts.first { $0.type.keyword != "extension" }?.type.keyword ?? "extension",
        lines: parts.reduce(0) { $0 + CodeLines($1.tokens).count },
        names: words.intersection(own).subtracting([Self.last(of: name)]).sorted(),
        namesUIKit: words.contains(where: Self.isOfUIKit)
      )
    }.sorted { ($1.lines, $0.name) < ($0.lines, $1.name) }
  }

  /// True for names that UIKit gives its types: `UI` and a capital with small letters behind it.
  static func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && name.contains { $0.isLowercase }
  }

  private static func last(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// The lines that tokens stand on.
struct CodeLines {
  /// The number of lines.
  let count: Int

  init(_ tokens: [Token]) {
    count =
      Set(
        tokens.flatMap { token in
          // A string may be several lines long.
          token.line...(token.line + token.text.unicodeScalars.count { $0 == "\n" })
        }
      ).count
  }
}
