import Command

/// A Swift file of the project.
struct ProjectFile: Sendable {
  /// The path below the project's root, such as `Sources/MVC/MVCApp.swift`.
  let path: String
  /// The lines as written.
  let lines: [String]
  /// The lines without comments and string literals.
  let code: [String]
  /// The modules imported, each with the number of its line.
  let imports: [(module: String, line: Int)]

  init(_ path: String, _ text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = SwiftCode.lines(of: text)
    imports = code.enumerated().flatMap { index, line in
      Self.modules(in: line).map { ($0, index + 1) }
    }
  }

  /// The architecture, or the variant of one, that the file belongs to, by its module's name.
  var pattern: String? {
    ArchitectureRule.patterns.first {
      path.hasPrefix("Sources/\($0)/") || path.hasPrefix("Benchmarks/Contenders/\($0)/")
    }
      ?? (path.hasPrefix(Self.variants) ? path.split(separator: "/").dropFirst(3).first.map(String.init) : nil)
  }

  /// The folder of the variants.
  static let variants = "Benchmarks/Lab/Variants/"

  /// The file's name without its extension: that of its type.
  var typeName: String {
    String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
  }

  /// A violation at a line of this file; lines count from 1.
  func violation(_ line: Int, _ what: String) -> Violation {
    Violation(path: path, line: line, what: what)
  }

  /// The violations in lines of code that match.
  func violations(where isForbidden: (String) -> String?) -> [Violation] {
    code.enumerated().compactMap { index, line in isForbidden(line).map { violation(index + 1, $0) } }
  }

  private static func modules(in line: String) -> [String] {
    guard line.contains("import") else { return [] }
    let attributes = #/(?:@\w+(?:\([^)]*\))?|public|package|internal|fileprivate|private)\s+/#
    let kinds = #/(?:typealias|struct|class|enum|protocol|actor|let|var|func)\s+/#
    return line.split(separator: ";").compactMap { statement in
      var rest = statement.drop(while: \.isWhitespace)
      while let attribute = rest.prefixMatch(of: attributes) { rest = rest[attribute.range.upperBound...] }
      guard let keyword = rest.prefixMatch(of: #/import\s+/#) else { return nil }
      rest = rest[keyword.range.upperBound...]
      if let kind = rest.prefixMatch(of: kinds) { rest = rest[kind.range.upperBound...] }
      return rest.prefixMatch(of: #/`?(\w+)`?/#).map { String($0.output.1) }
    }
  }
}
