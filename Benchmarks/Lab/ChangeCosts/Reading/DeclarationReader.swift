import Command

/// Finds the declarations in a file of Swift, and what its types derive from.
///
/// It reads tokens, and knows nothing of the types behind them. Private declarations and those within functions are left
/// out, as no other file can name them.
struct DeclarationReader {
  private enum Scope {
    /// A type or an extension of one.
    case type(name: Substring, isProtocol: Bool, isPublic: Bool)
    /// A body, the declarations in which are left out.
    case body
  }

  private(set) var declarations: [Declaration] = []
  /// The words in the heads of types and extensions, by the type's name: its superclass and protocols are among them.
  private(set) var bases: [Substring: Set<Substring>] = [:]
  private let tokens: [(text: Substring, line: Int)]
  private var position = 0
  private var scopes: [Scope] = []

  /// Reads a file.
  init(_ text: String) {
    tokens = SwiftCode.lines(of: text).enumerated().flatMap { number, line in
      SwiftTokens.of([Substring(line)]).map { (text: $0, line: number) }
    }
    while position < tokens.count { readNext() }
  }

  private mutating func readNext() {
    switch tokens[position].text {
    case "{": scopes.append(.body)
    case "}": _ = scopes.popLast()
    default:
      if !isInBody, let keyword = placeOfKeyword { return readDeclaration(keyword) }
    }
    position += 1
  }

  /// The place of the word that tells what is declared, behind attributes and modifiers; `nil` if nothing is.
  private var placeOfKeyword: Int? {
    var place = position
    while let text = token(place) {
      let isModifier = Self.modifiers.contains(text) || text == "class" && token(place + 1).map(Self.isMember) == true
      if !isModifier && Self.keywords.contains(text) { return place }
      guard isModifier || text == "@" else { return nil }
      place += text == "@" ? 2 : 1
      if token(place) == "(" { place = endOfBrackets(place) }
    }
    return nil
  }

  /// Reads a declaration up to its body, the brace of which comes next.
  private mutating func readDeclaration(_ keyword: Int) {
    let (kind, end) = (tokens[keyword].text, endOfHead(from: keyword))
    let head = tokens[position..<end].map(\.text)
    let words = Set(tokens[position..<keyword].map(\.text))
    // The setter alone may be private.
    let isPrivate = !words.isDisjoint(with: ["private", "fileprivate"]) && !words.contains("set")
    let isPublic = !words.isDisjoint(with: ["public", "open"]) || isPublicInType(kind)
    position = end
    guard let name = name(behind: keyword, end) else { return }
    let names = kind == "case" ? casesBehind(keyword, end) : [name]
    if kind != "extension", !isPrivate {
      let labels = kind == "func" || kind == "init" ? labels(behind: keyword, end) : []
      declarations += names.map {
        Declaration(name: $0, owner: owner, isPublic: isPublic, labels: labels, head: head)
      }
    }
    guard Self.types.contains(kind) else { return }
    bases[name, default: []].formUnion(head.filter { $0 != name })
    guard token(end) == "{" else { return }
    position += 1
    scopes.append(isPrivate ? .body : .type(name: name, isProtocol: kind == "protocol", isPublic: isPublic))
  }

  /// The place behind a declaration's head: a brace, or what stands on the next line.
  private func endOfHead(from keyword: Int) -> Int {
    var place = keyword
    while let text = token(place), !["{", "}", ";"].contains(text) {
      place = Self.opening.contains(text) ? endOfBrackets(place) : place + 1
      guard place < tokens.count, tokens[place].line > tokens[place - 1].line else { continue }
      // A list of protocols may be longer than a line.
      if ![":", ",", "&", "="].contains(tokens[place - 1].text), tokens[place].text != "{" { break }
    }
    return place
  }

  /// The place behind the bracket that closes the one at a place.
  private func endOfBrackets(_ start: Int) -> Int {
    var (place, depth) = (start, 0)
    while let text = token(place) {
      if Self.opening.contains(text) || text == "{" { depth += 1 }
      if Self.closing.contains(text) || text == "}" { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    return place
  }

  /// The declared name; of an extension that of its type, of an initialiser `init`.
  private func name(behind keyword: Int, _ end: Int) -> Substring? {
    let kind = tokens[keyword].text
    if kind == "init" { return kind }
    let words = tokens[(keyword + 1)..<end].map(\.text)
    if kind == "extension" {
      return words.prefix { $0 == "." || $0.first?.isLetter == true && $0 != "where" }.last
    }
    return words.first { $0 != "`" }.flatMap { $0.first?.isLetter == true || $0.first == "_" ? $0 : nil }
  }

  /// The labels that every call of a function has.
  private func labels(behind keyword: Int, _ end: Int) -> Set<Substring> {
    guard let start = tokens[keyword..<end].firstIndex(where: { $0.text == "(" }) else { return [] }
    let last = endOfBrackets(start) - 1
    var labels: Set<Substring> = []
    var place = start + 1
    while place < last {
      let first = place
      var (isOptional, isClosure) = (false, false)
      while place < last, let text = token(place), text != "," {
        if text == "=" { isOptional = true }
        if text == "-", token(place + 1) == ">" { isClosure = true }
        place = Self.opening.contains(text) ? endOfBrackets(place) : place + 1
      }
      if !isOptional, !isClosure, let label = token(first), label != "_" { labels.insert(label) }
      place += 1
    }
    return labels
  }

  /// The names of an enumeration's cases, without their values.
  private func casesBehind(_ keyword: Int, _ end: Int) -> [Substring] {
    var names: [Substring] = []
    var place = keyword + 1
    while place < end, let text = token(place) {
      if place == keyword + 1 || token(place - 1) == "," { names.append(text) }
      place = Self.opening.contains(text) ? endOfBrackets(place) : place + 1
    }
    return names
  }

  private func token(_ place: Int) -> Substring? { tokens.indices.contains(place) ? tokens[place].text : nil }

  private var isInBody: Bool {
    if case .body = scopes.last { true } else { false }
  }

  /// The type around this place.
  private var owner: Substring? {
    if case .type(let name, _, _) = scopes.last { name } else { nil }
  }

  /// True for a requirement of a public protocol, and for a case of a public enumeration.
  private func isPublicInType(_ kind: Substring) -> Bool {
    guard case .type(_, let isProtocol, let isPublic) = scopes.last else { return false }
    return isPublic && (isProtocol || kind == "case")
  }

  private static func isMember(_ text: Substring) -> Bool { ["func", "var", "let", "subscript"].contains(text) }

  private static let opening: Set<Substring> = ["(", "["]
  private static let closing: Set<Substring> = [")", "]"]
  private static let types: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "extension"]
  private static let keywords = types.union(["func", "var", "let", "init", "case", "typealias", "associatedtype"])
  private static let modifiers: Set<Substring> = [
    "public", "open", "internal", "package", "private", "fileprivate", "final", "static", "override", "required",
    "convenience", "mutating", "nonisolated", "weak", "unowned", "lazy", "indirect", "dynamic", "prefix", "postfix",
    "infix", "borrowing", "consuming",
  ]
}
