/// A `#selector` or `#keyPath` in a file.
struct Selection: Sendable {
  /// The word with its number sign.
  let word: String
  let expression: SelectorExpression
  /// The type that it stands in.
  let type: TypeDeclaration?
  /// The places of its text.
  let range: Range<Int>
  let line: Int
}

extension ScannedFile {
  /// The file's selectors and key paths.
  var namings: [Selection] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .hashWord, ["#selector", "#keyPath"].contains(token.text),
        let end = brackets.end(of: index + 1)
      else { return nil }
      return Selection(
        word: token.text,
        expression: SelectorExpression(tokens[index + 2..<end]),
        type: type(at: token.offset),
        range: token.offset..<tokens[end].end,
        line: token.line
      )
    }
  }

  /// The file's selectors.
  var selections: [Selection] { namings.filter { $0.word == "#selector" } }

  /// True if selectors are made of texts, which may be put together when the app runs.
  var makesSelectorsOfText: Bool {
    zip(tokens, tokens.dropFirst()).contains {
      $0.text == "NSSelectorFromString" || ($0.text == "Selector" && $1.text == "(")
    }
  }
}
