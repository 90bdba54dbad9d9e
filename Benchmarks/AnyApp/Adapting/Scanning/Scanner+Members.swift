extension Scanner {
  /// Takes a function or an initialiser up to its body.
  mutating func takeFunction(_ prefix: Prefix, _ kind: Member.Kind) -> Member? {
    let start = index
    if kind == .method { index += 1 }
    let name = text()
    index += 1
    if kind == .initialiser && (text() == "?" || text() == "!") { index += 1 }
    var member = Member(
      kind: kind,
      spelledName: name,
      prefix: prefix,
      conditions: conditions.all,
      line: tokens[start].line
    )
    member.isGeneric = takeGenerics()
    guard text() == "(", let end = brackets.end(of: index) else { return nil }
    member.parameters = parameters(in: index + 1..<end)
    index = end + 1
    while ["async", "throws", "rethrows", "reasync"].contains(text()) {
      member.effects.insert(text())
      index += 1
      if text() == "(" { skip() }
    }
    if text() == "->" {
      index += 1
      member.type = takeTypeName()
    }
    member.signature = rawText(start..<index)
    return member
  }

  private func parameters(in range: Range<Int>) -> [Parameter] {
    parts(of: range).map { part in
      let words = part.prefix { tokens[$0].text != ":" }.filter { tokens[$0].kind == .identifier }
      // Attributes come before the label.
      let names = words.filter { $0 == 0 || tokens[$0 - 1].text != "@" }.map { tokens[$0].name }
      let label = names.first ?? "_"
      let texts = part.map { tokens[$0].text }
      let odd: Set = ["inout", "...", "autoclosure", "borrowing", "consuming", "some"]
      return Parameter(
        label: label == "_" ? "" : label,
        isPlain: odd.isDisjoint(with: texts),
        hasDefault: texts.contains("=")
      )
    }
  }

  /// Returns what commas separate, as places of tokens outside of brackets.
  private func parts(of range: Range<Int>) -> [[Int]] {
    var parts: [[Int]] = range.isEmpty ? [] : [[]]
    var (place, open) = (range.lowerBound, 0)
    while place < range.upperBound {
      let token = tokens[place]
      if token.kind == .sign && token.text != "->" {
        open += token.text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
      }
      if token.text == "," && open <= 0 { parts.append([]) } else { parts[parts.count - 1].append(place) }
      place = (brackets.end(of: place) ?? place) + 1
    }
    return parts
  }

  /// Takes a type's name, up to what cannot belong to it.
  private mutating func takeTypeName() -> String {
    let start = index
    while index < tokens.count, !["{", "}", "=", ";", ",", ")", "where"].contains(text()) {
      let goesOn = index == start || ["->", "&", ".", "any", "some", "@"].contains(text(-1))
      let isInLine = tokens[index].line == tokens[max(index - 1, 0)].line
      guard goesOn || isInLine || ["->", "&", "."].contains(text()) else { break }
      if tokens[index].kind == .hashWord { break }
      if text().hasPrefix("<") { _ = takeGenerics() } else { skip() }
    }
    return rawText(start..<index)
  }

  /// Takes the properties of a declaration, up to the last one's value or body.
  mutating func takeProperties(_ prefix: Prefix) -> [Member] {
    let (start, isConstant) = (index, text() == "let")
    var members: [Member] = []
    repeat {
      index += 1
      guard isName(0) else { break }
      var member = Member(
        kind: .property,
        spelledName: text(),
        prefix: prefix,
        conditions: conditions.all,
        line: tokens[index].line
      )
      index += 1
      if text() == ":" {
        index += 1
        member.type = takeTypeName()
      }
      member.signature = rawText(start..<index)
      member.isSettable = !isConstant && isSettable
      members.append(member)
    } while text() == ","
    return members
  }

  /// True if the property before the position can be written to: it is stored, or a setter or observer is in its body.
  private var isSettable: Bool {
    guard text() == "{", let end = brackets.end(of: index) else { return true }
    return tokens[index..<end].contains { ["set", "didSet", "willSet", "_modify"].contains($0.text) }
  }
}
