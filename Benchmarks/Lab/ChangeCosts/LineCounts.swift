import Command
import Patching

/// The lines and tokens of code that a patch changes.
///
/// Blank lines and comments do not count, nor does the import of a module that is given for the request: in an app its
/// code would stand in modules that are there. A line that is moved is refused, see ``Change``.
public struct LineCounts: Sendable, Equatable {
  /// The number of lines that are added.
  public private(set) var added = 0
  /// The number of lines that are removed.
  public private(set) var removed = 0
  /// The number of lines that were there and are replaced or removed.
  public var edited: Int { removed }
  /// The number of added lines that replace none: in each block, those beyond the number of removed lines.
  public private(set) var new = 0
  /// The number of tokens that are added or removed: names, literals, signs. Where lines break makes no difference.
  public private(set) var tokens = 0

  /// The number of lines that are added or removed.
  public var lines: Int { added + removed }

  init() {}

  init(_ change: FileChange) {
    for block in change.hunks.flatMap(LineBlock.all) {
      let (old, new) = (block.removed.filter(Self.isCode), block.added.filter(Self.isCode))
      added += new.count
      removed += old.count
      self.new += max(0, new.count - old.count)
      let (before, after) = (SwiftTokens.of(old), SwiftTokens.of(new))
      tokens += before.isEmpty ? after.count : after.difference(from: before).count
    }
  }

  static func + (first: LineCounts, second: LineCounts) -> LineCounts {
    var sum = first
    sum.added += second.added
    sum.removed += second.removed
    sum.new += second.new
    sum.tokens += second.tokens
    return sum
  }

  /// Tells if a line counts.
  static func isCode(_ line: Substring) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    return !text.isEmpty && !text.hasPrefix("//") && !line.isImportOfGivenModule
  }
}

/// Neighbouring lines that are removed, and those that replace them.
struct LineBlock {
  /// The first line's place in the patch, counted from 1.
  let line: Int
  private(set) var removed: [Substring] = []
  private(set) var added: [Substring] = []

  static func all(of hunk: Hunk) -> [LineBlock] {
    var blocks: [LineBlock] = []
    var isOpen = false
    for (offset, line) in hunk.lines.enumerated() {
      if line.role != .context && !isOpen { blocks.append(LineBlock(line: hunk.place + 1 + offset)) }
      isOpen = line.role != .context
      switch line.role {
      case .context: break
      case .removed: blocks[blocks.count - 1].removed.append(line.text)
      case .added: blocks[blocks.count - 1].added.append(line.text)
      }
    }
    return blocks
  }
}
