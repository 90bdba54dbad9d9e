import Patching

/// Lines of a patch that make no change that the request needs: they change white space, order, or a name.
struct UnrelatedChange {
  /// The line of the patch, counted from 1.
  let line: Int
  /// The change that the lines make instead.
  let reason: String

  /// Finds the first such lines in the changes of a file; `nil` if there are none.
  init?(in file: FileChange) {
    let blocks = file.hunks.flatMap(Block.all)
    let removed = Set(blocks.flatMap(\.removed))
    for block in blocks {
      if let reason = block.unrelated ?? block.moved(removed) {
        line = block.line
        self.reason = reason
        return
      }
    }
    return nil
  }

  /// Neighbouring lines that are removed, and those that replace them.
  private struct Block {
    let line: Int
    var removed: [Substring] = []
    var added: [Substring] = []

    static func all(of hunk: Hunk) -> [Block] {
      var blocks: [Block] = []
      var isOpen = false
      for (offset, line) in hunk.lines.enumerated() {
        if line.role != .context && !isOpen { blocks.append(Block(line: hunk.place + 1 + offset)) }
        isOpen = line.role != .context
        switch line.role {
        case .context: break
        case .removed: blocks[blocks.count - 1].removed.append(line.text)
        case .added: blocks[blocks.count - 1].added.append(line.text)
        }
      }
      return blocks
    }

    /// The change that the lines make, if it is none that a request needs.
    var unrelated: String? {
      if Self.withoutSpace(removed) == Self.withoutSpace(added) { return "changes nothing but white space" }
      if removed.count == added.count, Self.sorted(removed) == Self.sorted(added) { return "changes an order" }
      guard removed.count == added.count else { return nil }
      return zip(removed, added).compactMap(Self.rename).first
    }

    /// Describes a block that only adds lines which other places of the file have lost. A new function made of such
    /// lines has a line of its own at least.
    func moved(_ lost: Set<Substring>) -> String? {
      let words = added.filter { $0.contains(where: \.isLetter) }
      guard let line = words.first, words.allSatisfy(lost.contains) else { return nil }
      return "moves the line \"\(line.drop(while: \.isWhitespace))\""
    }

    private static func withoutSpace(_ lines: [Substring]) -> String {
      lines.joined().filter { !$0.isWhitespace }
    }

    private static func sorted(_ lines: [Substring]) -> [Substring] {
      lines.map { $0.drop(while: \.isWhitespace) }.sorted()
    }

    /// Describes a line that declares the same thing under another name, and changes nothing else.
    private static func rename(_ old: Substring, _ new: Substring) -> String? {
      let declaration = #/^\s*(?:\w+(?:\(set\))? )*(?:let|var|func|class|struct|enum|protocol|typealias|case) (\w+)/#
      guard let before = old.firstMatch(of: declaration)?.output.1,
        let after = new.firstMatch(of: declaration)?.output.1,
        before != after, old[..<before.startIndex] == new[..<after.startIndex],
        old[before.endIndex...] == new[after.endIndex...]
      else { return nil }
      return "renames \(before) to \(after)"
    }
  }
}
