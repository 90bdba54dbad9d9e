/// The declarations of a Swift file, read from its text.
struct FileDeclarations {
  private let tokens: [Substring]

  init(_ file: ProjectFile) {
    tokens = file.code.joined(separator: "\n").matches(of: #/\w+|[^\w\s]/#).map(\.output)
  }

  /// Returns true if a symbol is declared, such as `UserListCoordinator.start()` or `A.B.show(_:in:)`.
  func contain(_ symbol: String) -> Bool {
    let (path, labels) = Self.parts(of: symbol)
    var scopes = [tokens[...]]
    for type in path.dropLast() { scopes = scopes.flatMap { Self.bodies(of: type, in: $0) } }
    return scopes.contains { Self.declares(path.last ?? "", labels, in: $0) }
  }

  /// Splits `A.show(_:in:)` into `["A", "show"]` and `["_", "in"]`; without parentheses there are no labels.
  private static func parts(of symbol: String) -> (path: [Substring], labels: [Substring]?) {
    let name = symbol.prefix { $0 != "(" }
    let labels = name.endIndex == symbol.endIndex ? nil : symbol[name.endIndex...].matches(of: #/\w+/#).map(\.output)
    return (name.split(separator: "."), labels)
  }

  private static func bodies(of type: Substring, in scope: ArraySlice<Substring>) -> [ArraySlice<Substring>] {
    places(in: scope).filter { types.contains(scope[$0]) && scope[($0 + 1)...].first == type }.compactMap { place in
      guard let start = scope[place...].firstIndex(of: "{") else { return nil }
      return scope[(start + 1)..<end(of: start, in: scope)]
    }
  }

  private static func declares(_ name: Substring, _ labels: [Substring]?, in scope: ArraySlice<Substring>) -> Bool {
    places(in: scope).contains { place in
      let rest = scope[(place + 1)...]
      if name == "init" {
        return scope[place] == "init" && (place == scope.startIndex || scope[place - 1] != ".")
          && (labels == nil || labels == parameters(in: rest))
      }
      guard rest.first == name else { return false }
      guard let labels else { return (types + values).contains(scope[place]) }
      return scope[place] == "func" && parameters(in: rest.dropFirst()) == labels
    }
  }

  /// The labels of the parameter list that comes next.
  private static func parameters(in scope: ArraySlice<Substring>) -> [Substring]? {
    guard let start = scope.firstIndex(of: "(") else { return nil }
    let list = scope[(start + 1)..<end(of: start, in: scope)]
    var labels: [Substring] = []
    var depth = 0
    for place in list.indices {
      if depth == 0 && (place == list.startIndex || list[place - 1] == ",") { labels.append(list[place]) }
      if ["(", "[", "<", "{"].contains(list[place]) { depth += 1 }
      let isArrow = list[place] == ">" && list[place - 1] == "-"
      if [")", "]", ">", "}"].contains(list[place]) && !isArrow { depth -= 1 }
    }
    return labels
  }

  /// The places in a scope that are in no scope or list within it.
  private static func places(in scope: ArraySlice<Substring>) -> [Int] {
    var depth = 0
    return scope.indices.filter { place in
      if ["}", ")"].contains(scope[place]) { depth -= 1 }
      defer { if ["{", "("].contains(scope[place]) { depth += 1 } }
      return depth == 0
    }
  }

  /// Returns the place that closes the brace or parenthesis at a place.
  private static func end(of place: Int, in scope: ArraySlice<Substring>) -> Int {
    var depth = 0
    return scope[place...].indices.first {
      if ["{", "("].contains(scope[$0]) { depth += 1 }
      if ["}", ")"].contains(scope[$0]) { depth -= 1 }
      return depth == 0
    } ?? scope.endIndex
  }

  private static let types: [Substring] = ["class", "struct", "enum", "protocol", "extension", "actor"]
  private static let values: [Substring] = ["let", "var", "case", "func", "typealias"]
}
