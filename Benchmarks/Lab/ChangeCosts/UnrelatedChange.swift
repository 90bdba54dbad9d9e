import Patching

/// Lines of a patch that make no change that the request needs: they change white space, order, or a name.
struct UnrelatedChange {
  /// The line of the patch, counted from 1.
  let line: Int
  /// The change that the lines make instead.
  let reason: String

  /// Finds the first such lines in the changes of a file; `nil` if there are none.
  ///
  /// - Parameter gone: the words for components that the patch removes: a name may lose them.
  init?(in file: FileChange, without gone: Set<Substring> = []) {
    let blocks = file.hunks.flatMap(LineBlock.all)
    let removed = Set(blocks.flatMap(\.removed))
    for block in blocks {
      if let reason = block.unrelated(without: gone) ?? block.moved(removed) ?? block.movedBody(from: blocks) {
        line = block.line
        self.reason = reason
        return
      }
    }
    return nil
  }
}

extension LineBlock {
  /// The change that the lines make, if it is none that a request needs.
  fileprivate func unrelated(without gone: Set<Substring>) -> String? {
    if Self.withoutSpace(removed) == Self.withoutSpace(added) { return "changes nothing but white space" }
    if removed.count == added.count, Self.sorted(removed) == Self.sorted(added) { return "changes an order" }
    guard removed.count == added.count else { return nil }
    return zip(removed, added).compactMap { Self.rename($0, $1, without: gone) }.first
  }

  /// Describes a block that only adds lines which other places of the file have lost. A new function made of such
  /// lines has a line of its own at least.
  fileprivate func moved(_ lost: Set<Substring>) -> String? {
    let words = added.filter { $0.contains(where: \.isLetter) }
    guard let line = words.first, words.allSatisfy(lost.contains) else { return nil }
    return "moves the line \"\(line.drop(while: \.isWhitespace))\""
  }

  /// Describes a block with the lines of a body that another place of the file has lost: four lines of code in a row.
  fileprivate func movedBody(from blocks: [LineBlock]) -> String? {
    let new = Self.code(added)
    for block in blocks where block.line != line {
      let old = Self.code(block.removed)
      for start in new.indices {
        let body = new[start...].prefix(4)
        guard body.count == 4, let first = body.first else { break }
        let isLost = old.indices.contains { old[$0...].starts(with: body) }
        if isLost { return "moves the lines from \"\(first)\" on" }
      }
    }
    return nil
  }

  /// The lines with code, without the space before them.
  private static func code(_ lines: [Substring]) -> [Substring] {
    lines.map { $0.drop(while: \.isWhitespace) }.filter { $0.contains(where: \.isLetter) && !$0.hasPrefix("//") }
  }

  private static func withoutSpace(_ lines: [Substring]) -> String {
    lines.joined().filter { !$0.isWhitespace }
  }

  private static func sorted(_ lines: [Substring]) -> [Substring] {
    lines.map { $0.drop(while: \.isWhitespace) }.sorted()
  }

  /// The words before a name that is declared.
  private static let keywords: Set<Substring> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "typealias", "case",
  ]

  /// Describes a line that declares the same thing under another name, and changes nothing else.
  private static func rename(_ old: Substring, _ new: Substring, without gone: Set<Substring>) -> String? {
    let (before, after) = (SwiftTokens.of([old]), SwiftTokens.of([new]))
    guard before.count == after.count, let place = before.indices.first(where: { before[$0] != after[$0] }), place > 0
    else { return nil }
    // An attribute such as private(set) may stand before the word that declares.
    guard keywords.contains(before[place - 1]),
      before[..<place].allSatisfy({ $0.first?.isLetter ?? false || "()".contains($0) }),
      before[(place + 1)...] == after[(place + 1)...]
    else { return nil }
    let lost = Set(NameWords.all(of: before[place])).subtracting(NameWords.all(of: after[place]))
    return gone.isDisjoint(with: lost) ? "renames \(before[place]) to \(after[place])" : nil
  }
}
