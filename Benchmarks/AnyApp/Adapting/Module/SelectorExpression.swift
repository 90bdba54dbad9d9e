/// The name of a method or property in `#selector` or `#keyPath`.
struct SelectorExpression: Sendable, Equatable {
  /// The kind of method that is named.
  enum Kind { case method, getter, setter }

  private(set) var kind = Kind.method
  /// The names before the last one.
  private(set) var base: [String] = []
  /// The last name.
  private(set) var name = ""
  /// The labels in brackets behind it; an empty one stands for none.
  private(set) var labels: [String]?
  /// The number of parameters of the type that it is cast to.
  private(set) var castCount: Int?

  /// Reads the tokens between the brackets.
  init(_ tokens: some Collection<Token>) {
    var tokens = Array(tokens)
    if tokens.count > 2, tokens[1].text == ":", let kind = ["getter": Kind.getter, "setter": .setter][tokens[0].text] {
      self.kind = kind
      tokens.removeFirst(2)
    }
    if let cast = tokens.lastIndex(where: { $0.text == "as" }), Self.isOutside(cast, tokens) {
      castCount = Self.parameterCount(tokens[(cast + 1)...])
      tokens.removeSubrange(cast...)
    }
    while tokens.first?.text == "(" && tokens.last?.text == ")" { tokens = tokens.dropFirst().dropLast() }
    var names = tokens[...]
    if tokens.last?.text == ")", let open = tokens.lastIndex(where: { $0.text == "(" }) {
      let words = tokens[open...].filter { $0.kind == .identifier }
      labels = words.map { $0.text == "_" ? "" : $0.name }
      names = tokens[..<open]
    }
    base = names.filter { $0.kind == .identifier }.map(\.name)
    name = base.popLast() ?? ""
  }

  /// True if a place is outside of all brackets.
  private static func isOutside(_ place: Int, _ tokens: [Token]) -> Bool {
    tokens[..<place].reduce(0) { $0 + ($1.text == "(" ? 1 : $1.text == ")" ? -1 : 0) } == 0
  }

  /// Returns the number of parameters of a function's type; of `(Type) -> (Any) -> Void`, of the second function.
  private static func parameterCount(_ type: ArraySlice<Token>) -> Int? {
    var depth = 0
    var counts: [Int] = []
    var (commas, isEmpty) = (0, true)
    for token in type {
      switch token.text {
      case "(" where depth == 0: (depth, commas, isEmpty) = (1, 0, true)
      case "(", "[": (depth, isEmpty) = (depth + 1, false)
      case ")", "]": depth -= 1
      case "->" where depth == 0: counts.append(isEmpty ? 0 : commas + 1)
      case "," where depth == 1: commas += 1
      default: isEmpty = false
      }
    }
    return counts.last
  }
}
