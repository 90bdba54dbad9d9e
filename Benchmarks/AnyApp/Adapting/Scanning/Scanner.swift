/// Finds the types of a file and their members. What is inside of functions is left out.
struct Scanner {
  let tokens: [Token]
  let brackets: Brackets
  let scalars: [Unicode.Scalar]
  var index = 0
  var conditions = Conditions()
  private var types: [TypeDeclaration] = []

  private init(_ tokens: [Token], _ brackets: Brackets, _ scalars: [Unicode.Scalar]) {
    self.tokens = tokens
    self.brackets = brackets
    self.scalars = scalars
  }

  /// Returns the types of a file, each before those inside of it.
  static func types(of tokens: [Token], _ brackets: Brackets, _ scalars: [Unicode.Scalar]) -> [TypeDeclaration] {
    var scanner = Scanner(tokens, brackets, scalars)
    scanner.scan(until: tokens.count, in: nil)
    return scanner.types
  }

  static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "weak", "unowned",
    "lazy", "dynamic", "optional", "required", "convenience", "mutating", "nonmutating", "nonisolated", "indirect",
    "prefix", "postfix", "infix", "isolated", "consuming", "borrowing", "distributed",
  ]
  private static let typeKeywords: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]

  /// Returns the text at a distance from the position; empty beyond the ends.
  func text(_ distance: Int = 0) -> String {
    tokens.indices.contains(index + distance) ? tokens[index + distance].text : ""
  }

  /// Returns true if a name is at a distance from the position.
  func isName(_ distance: Int) -> Bool {
    tokens.indices.contains(index + distance) && tokens[index + distance].kind == .identifier
  }

  /// Goes behind the brackets that open at the position, or one token on.
  mutating func skip() {
    index = (brackets.end(of: index) ?? index) + 1
  }

  private mutating func scan(until end: Int, in owner: Int?) {
    var prefix = Prefix()
    while index < end {
      if tokens[index].kind == .hashWord, takeDirective() { continue }
      if takePrefix(&prefix) { continue }
      if !takeDeclaration(prefix, in: owner) { skip() }
      prefix = Prefix()
    }
  }

  /// Takes a directive of conditional compilation.
  private mutating func takeDirective() -> Bool {
    let word = text()
    switch word {
    case "#if": conditions.open(takeCondition())
    case "#elseif": conditions.next(takeCondition())
    case "#else": conditions.next(nil)
    case "#endif": conditions.close()
    default: return false
    }
    if word == "#else" || word == "#endif" { index += 1 }
    return true
  }

  /// Takes the condition behind a directive: the rest of its line, and what an operator or bracket goes on with.
  private mutating func takeCondition() -> String {
    var line = tokens[index].line
    let start = index + 1
    index += 1
    while index < tokens.count, tokens[index].line == line || ["&&", "||"].contains(text(-1)) {
      skip()
      line = tokens[index - 1].line
    }
    return rawText(start..<index)
  }

  /// Returns the text of some tokens, each apart from the next as in the file, in one line.
  func rawText(_ range: Range<Int>) -> String {
    range.reduce(into: "") { text, index in
      if index > range.lowerBound && tokens[index - 1].end < tokens[index].offset { text += " " }
      text += tokens[index].text
    }
  }

  /// Takes an attribute or a modifier.
  private mutating func takePrefix(_ prefix: inout Prefix) -> Bool {
    if text() == "@" && isName(1) {
      let offset = tokens[index].offset
      index += 1
      while isName(0) && text(1) == "." { index += 2 }
      let name = text()
      index += 1
      var argument: String?
      // Older Swift took a space before the arguments of its own attributes.
      let isAdjacent = name == "available" || tokens[index - 1].end == tokens[index].offset
      if isAdjacent, text() == "(", let end = brackets.end(of: index) {
        argument = rawText(index + 1..<end)
        index = end + 1
      }
      prefix.attributes.append(Attribute(name: name, argument: argument, offset: offset))
      return true
    }
    let isClassMember = text() == "class" && ["func", "var", "let", "subscript", "override", "final"].contains(text(1))
    guard isClassMember || Self.modifiers.contains(text()), text(-1) != "." else { return false }
    var modifier = text()
    index += 1
    if text() == "(", let end = brackets.end(of: index) {
      modifier += rawText(index..<end + 1)
      index = end + 1
    }
    prefix.modifiers.insert(modifier)
    return true
  }

  private mutating func takeDeclaration(_ prefix: Prefix, in owner: Int?) -> Bool {
    guard text(-1) != "." else { return false }
    if Self.typeKeywords.contains(text()) && isName(1) { return takeType(prefix, in: owner) }
    let found: [Member]
    switch text() {
    case "func": found = takeFunction(prefix, .method).map { [$0] } ?? []
    case "init": found = takeFunction(prefix, .initialiser).map { [$0] } ?? []
    case "var", "let": found = takeProperties(prefix)
    default: return false
    }
    if let owner { types[owner].members += found }
    return true
  }

  /// Takes a type or an extension with everything in it.
  private mutating func takeType(_ prefix: Prefix, in owner: Int?) -> Bool {
    let (keyword, line) = (text(), tokens[index].line)
    index += 1
    var names = [text()]
    while text(1) == "." && isName(2) {
      names.append(text(2))
      index += 2
    }
    index += 1
    let isGeneric = takeGenerics()
    let inherited = takeInherited()
    guard text() == "{", let end = brackets.end(of: index) else { return true }
    let around = owner.map { types[$0] }
    types.append(
      TypeDeclaration(
        keyword: keyword,
        name: ((around.map { [$0.name] } ?? []) + names).joined(separator: "."),
        inherited: inherited,
        prefix: prefix,
        isGeneric: isGeneric || around?.isGeneric == true,
        isReachable: around.map { $0.isReachable && !prefix.modifiers.contains("private") } ?? true,
        conditions: conditions.all,
        line: line,
        body: tokens[index].offset..<tokens[end].end
      )
    )
    index += 1
    scan(until: end, in: types.count - 1)
    index = end + 1
    return true
  }

  /// Goes behind generic parameters or arguments; returns true if there are any.
  mutating func takeGenerics() -> Bool {
    guard text().hasPrefix("<") else { return false }
    var open = 0
    while index < tokens.count {
      if tokens[index].kind == .sign && text() != "->" {
        open += text().reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
      }
      skip()
      if open <= 0 { break }
    }
    return true
  }

  private mutating func takeInherited() -> [String] {
    var names: [String] = []
    if text() == ":" {
      index += 1
      while index < tokens.count && text() != "{" && text() != "where" {
        if text() == "@" {
          index += 2
        } else if isName(0) {
          let isMember = text(-1) == "."
          names.append(isMember ? (names.popLast() ?? "") + "." + text() : text())
          index += 1
          _ = takeGenerics()
        } else {
          skip()
        }
      }
    }
    while index < tokens.count && text() != "{" { skip() }
    return names
  }
}
