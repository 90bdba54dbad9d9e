/// A member of an extension that overrides one of the class's superclass, and the end of that class in the same file.
struct ExtensionOverride: Sendable, Equatable {
  /// The places of its text, with attributes and body.
  let range: Range<Int>
  let line: Int
  /// The place of the class's closing bracket.
  let classEnd: Int
  let classEndLine: Int
}

extension ScannedFile {
  /// The overriding members of extensions whose classes are in this file. Those between conditions are left where they are.
  var overridesInExtensions: [ExtensionOverride] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "override", tokens[index].kind == .identifier,
        let type = type(at: tokens[index].offset), type.keyword == "extension", type.conditions.isEmpty,
        let declared = types.first(where: { $0.keyword == "class" && $0.name == type.name && $0.conditions.isEmpty }),
        let end = tokens.first(where: { $0.offset == declared.body.upperBound - 1 }),
        isMember(index, of: type), let range = memberRange(around: index)
      else { return nil }
      return ExtensionOverride(
        range: range,
        line: tokens[startOfMember(at: index)].line,
        classEnd: end.offset,
        classEndLine: end.line
      )
    }
  }

  /// True if a token is directly in the body of a type, and between no conditions.
  private func isMember(_ index: Int, of type: TypeDeclaration) -> Bool {
    guard let open = tokens.firstIndex(where: { $0.offset == type.body.lowerBound }) else { return false }
    var (place, depth) = (open + 1, 0)
    while place < index {
      if tokens[place].text == "#if" { depth += 1 }
      if tokens[place].text == "#endif" { depth -= 1 }
      place = (brackets.end(of: place) ?? place) + 1
    }
    return place == index && depth == 0
  }

  private func memberRange(around index: Int) -> Range<Int>? {
    var place = index
    while place < tokens.count, tokens[place].text != "{" { place = (brackets.end(of: place) ?? place) + 1 }
    guard place < tokens.count, let end = brackets.end(of: place) else { return nil }
    return tokens[startOfMember(at: index)].offset..<tokens[end].end
  }

  /// Returns the first of the attributes and modifiers before a token.
  private func startOfMember(at index: Int) -> Int {
    var start = index
    while start > 0 {
      if Scanner.modifiers.contains(tokens[start - 1].text) {
        start -= 1
      } else if start > 1, tokens[start - 2].text == "@" {
        start -= 2
      } else if tokens[start - 1].text == ")",
        let open = (0..<start).last(where: { brackets.end(of: $0) == start - 1 }),
        open > 1, tokens[open - 2].text == "@"
      {
        start = open - 2
      } else {
        break
      }
    }
    return start
  }
}
