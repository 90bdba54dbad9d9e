import Command

/// Takes the words about isolation out of Swift sources, so that they are as they were before Swift 6.
///
/// Taken out are `@MainActor`, `nonisolated` (with `(unsafe)` and `(nonsending)`), `isolated`, `sending`, `@Sendable`,
/// `@preconcurrency`, `@concurrent`, `@isolated(any)`, and `Sendable`, `@unchecked Sendable` and `SendableMetatype` in
/// lists of protocols and conditions. `any Sendable` becomes `Any`. Actors, `async`, `await`, tasks and calls of
/// `MainActor` stay. Lines keep their numbers.
package struct IsolationWords {
  private let tokens: SourceTokens
  private var removed: Set<Int> = []
  private var replaced: [Int: String] = [:]

  private static let attributes: Set<String> = [
    "@MainActor", "@Sendable", "@preconcurrency", "@concurrent", "@isolated",
  ]
  private static let protocols: Set<String> = ["Sendable", "SendableMetatype"]

  /// Returns a source without these words.
  package static func removed(from text: String) -> String {
    var words = IsolationWords(text)
    words.mark()
    var bytes: [UInt8] = []
    var place = 0
    let source = Array(text.utf8)
    for (index, token) in words.tokens.tokens.enumerated() {
      let word = words.replaced[index]
      guard word != nil || words.removed.contains(index) else { continue }
      bytes += source[place..<token.range.lowerBound] + Array((word ?? "").utf8)
      place = token.range.upperBound
    }
    return String(decoding: bytes + source[place...], as: UTF8.self)
  }

  /// The number of lines that differ between two texts with the same number of lines.
  package static func changedLines(_ one: String, _ other: String) -> Int {
    let lines = [one, other].map { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
    return zip(lines[0], lines[1]).count { $0 != $1 } + abs(lines[0].count - lines[1].count)
  }

  private init(_ text: String) {
    tokens = SourceTokens(text)
  }

  private mutating func mark() {
    for index in tokens.tokens.indices {
      let word = tokens.text(index)
      if Self.attributes.contains(word) || isModifier(index) {
        remove(index)
        if tokens.text(index + 1) == "(", isArgument(index) {
          (index + 1...tokens.closing(index + 1)).forEach { remove($0) }
        }
      } else if Self.protocols.contains(word) {
        removeProtocol(index)
      } else if word == "in", removed.contains(index - 1), tokens.text(before(index)) == "{" {
        // A closure whose head was an attribute alone.
        remove(index)
      }
    }
  }

  private mutating func remove(_ index: Int) {
    removed.insert(index)
  }

  /// The index of the token before that stays.
  private func before(_ index: Int) -> Int {
    var index = index - 1
    while removed.contains(index) { index -= 1 }
    return index
  }

  /// True if the parentheses after a word are its own.
  private func isArgument(_ index: Int) -> Bool {
    let argument = tokens.text(index + 2)
    return ["unsafe", "nonsending", "any"].contains(argument) && tokens.text(index + 3) == ")"
  }

  /// True if a word that may also be a name is a modifier.
  private func isModifier(_ index: Int) -> Bool {
    let (last, next) = (tokens.text(index - 1), tokens.text(index + 1))
    let isFollowed = tokens.tokens.indices.contains(index + 1) && tokens.tokens[index + 1].isWord
    switch tokens.text(index) {
    case "nonisolated":
      return ![".", "let", "var", "func", "case"].contains(last) && (isFollowed || isArgument(index))
    case "isolated": return last == ":" && (isFollowed || next == "(") || next == "deinit"
    case "sending": return [":", "->", "(", ",", "inout"].contains(last) && (isFollowed || ["(", "["].contains(next))
    default: return false
    }
  }

  private mutating func removeProtocol(_ index: Int) {
    if tokens.text(index - 1) == "@unchecked" { remove(index - 1) }
    let (last, next) = (before(index), index + 1)
    if tokens.text(last) == "&" {
      [last, index].forEach { remove($0) }
    } else if tokens.text(next) == "&" {
      [index, next].forEach { remove($0) }
    } else if tokens.text(last) == "any" {
      replaced[last] = "Any"
      remove(index)
    } else if tokens.text(last) == "," || tokens.text(last) == ":" {
      removeFromList(index, after: last)
    }
  }

  private mutating func removeFromList(_ index: Int, after last: Int) {
    let next = index + 1
    let head = head(of: last)
    // A parameter's type, or a dictionary's: it has to stay.
    guard head != "(", head != "[" else { return }
    if head == "where", tokens.text(last) == ":" {
      var subject = last - 1
      while tokens.text(subject - 1) == "." { subject -= 2 }
      let start = tokens.text(next) == "," ? subject : before(subject)
      (start...(tokens.text(next) == "," ? next : index)).forEach { remove($0) }
    } else if head != "<", tokens.text(last) == ":", tokens.text(next) == "," {
      [index, next].forEach { remove($0) }
    } else {
      [last, index].forEach { remove($0) }
    }
  }

  /// The word that begins the list that a comma or colon stands in: `where`, `<`, or another.
  private func head(of index: Int) -> String {
    var depth = 0
    for place in stride(from: index - 1, through: 0, by: -1) {
      let text = tokens.text(place)
      if [">", ")", "]"].contains(text) { depth += 1 }
      if depth == 0, ["where", "<", "{", "}", "(", "["].contains(text) { return text }
      if ["<", "(", "["].contains(text) { depth -= 1 }
    }
    return ""
  }
}
