/// Small changes of a file, each of which a test should notice.
public struct SourceMutants: Sendable {
  /// A change: some text of the file in the place of other text.
  public struct Mutant: Sendable, Equatable {
    /// The place.
    public let place: Place
    /// The text that is replaced.
    public let old: String
    /// The text in its place; empty for a call that is left out.
    public let new: String
    /// The file's text with the change.
    public let source: String
  }

  /// The mutants, in the order of the file.
  public let mutants: [Mutant]

  private static let swaps = [
    "==": "!=", "!=": "==", "&&": "||", "||": "&&", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "+": "-", "-": "+",
    "true": "false", "false": "true", "0": "1", "1": "0",
  ]

  /// Makes the mutants of a file.
  public init(_ file: ScannedFile) {
    let swapped = file.tokens.indices.compactMap { index -> Mutant? in
      let token = file.tokens[index]
      guard let new = Self.swaps[token.text], token.kind != .sign || Self.isApart(index, in: file) else { return nil }
      return Self.mutant(token.offset..<token.end, new, line: token.line, in: file)
    }
    let removed = Self.calls(in: file).map { Self.mutant($0.range, "", line: $0.line, in: file) }
    mutants = (swapped + removed).sorted { ($0.place.line, $0.old) < ($1.place.line, $1.old) }
  }

  /// True if an operator has space on both sides: an angle bracket or a sign of a number has none.
  private static func isApart(_ index: Int, in file: ScannedFile) -> Bool {
    guard index > 0, index + 1 < file.tokens.count else { return false }
    let token = file.tokens[index]
    return file.tokens[index - 1].end < token.offset && token.end < file.tokens[index + 1].offset
  }

  /// The calls that are statements on a line of their own.
  private static func calls(in file: ScannedFile) -> [(range: Range<Int>, line: Int)] {
    let lines = Dictionary(grouping: file.tokens.indices) { file.tokens[$0].line }
    return lines.keys.sorted().compactMap { line in
      guard let indices = lines[line], let first = indices.first, let last = indices.last,
        file.type(at: file.tokens[first].offset) != nil, isCall(indices.map { file.tokens[$0] }),
        // The line before has ended a statement, or begun a block.
        first > 0, ["{", "}", ")", "in"].contains(file.tokens[first - 1].text),
        last + 1 < file.tokens.count, !file.tokens[last + 1].text.hasPrefix(".")
      else { return nil }
      return (file.tokens[first].offset..<file.tokens[last].end, line)
    }
  }

  /// True for tokens such as `view.show(users)`: names and dots, and one pair of brackets up to the end.
  private static func isCall(_ tokens: [Token]) -> Bool {
    guard let open = tokens.firstIndex(where: { $0.text == "(" }), open > 0, tokens.last?.text == ")" else {
      return false
    }
    let name = tokens[..<open]
    let keywords: Set = [
      "super", "func", "init", "if", "guard", "return", "switch", "for", "while", "case", "let", "var",
    ]
    guard name.allSatisfy({ $0.kind == .identifier || [".", "?", "!"].contains($0.text) }),
      name.allSatisfy({ !keywords.contains($0.text) }), name.first?.kind == .identifier,
      zip(name, name.dropFirst()).allSatisfy({ $0.kind != .identifier || $1.kind != .identifier })
    else { return false }
    var depth = 0
    for (index, token) in tokens[open...].enumerated() {
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      if depth == 0 { return open + index == tokens.count - 1 }
    }
    return false
  }

  private static func mutant(_ range: Range<Int>, _ new: String, line: Int, in file: ScannedFile) -> Mutant {
    Mutant(
      place: Place(file: file.path, line: line),
      old: file.text(range),
      new: new,
      source: file.text(0..<range.lowerBound) + new + file.text(range.upperBound..<file.scalars.count)
    )
  }
}
