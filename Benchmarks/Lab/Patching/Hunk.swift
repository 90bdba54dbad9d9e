/// One change of neighbouring lines, with the lines around it.
public struct Hunk: Sendable {
  /// A line of a hunk.
  public struct Line: Sendable {
    /// The role of a line.
    public enum Role: Character, Sendable {
      /// The line stays.
      case context = " "
      /// The line is removed.
      case removed = "-"
      /// The line is new.
      case added = "+"
    }

    /// The line's role.
    public let role: Role
    /// The line's text, without the mark before it.
    public let text: Substring
  }

  /// The line of its header in the patch, counted from 1.
  public let place: Int
  /// The place of its first line in the file, counted from 1: the one that the patch states, until it is located in files.
  public internal(set) var start: Int
  /// Its lines in order.
  public private(set) var lines: [Line] = []
  private var oldCount: Int
  private var newCount: Int

  /// Reads a header such as `@@ -3,7 +3,6 @@`; `nil` if it is none.
  init?(header: Substring, place: Int) {
    let words = header.split(separator: " ", maxSplits: 3)
    guard words.count == 4, words[0] == "@@", words[3].hasPrefix("@@"),
      let old = Self.range(words[1], after: "-"), let new = Self.range(words[2], after: "+")
    else { return nil }
    self.place = place
    // Without lines before the change, a patch states the line after which new ones are put.
    start = old.count == 0 ? old.start + 1 : old.start
    oldCount = old.count
    newCount = new.count
  }

  /// Reads a start and a number of lines, such as `-3,7`; without a number it is one line.
  private static func range(_ word: Substring, after sign: Character) -> (start: Int, count: Int)? {
    let numbers = word.dropFirst().split(separator: ",", omittingEmptySubsequences: false).map { UInt32($0) }
    guard word.first == sign, numbers.count < 3, let start = numbers[0],
      let count = numbers.count == 2 ? numbers[1] : 1, start > 0 || count == 0
    else { return nil }
    return (Int(start), Int(count))
  }

  /// True if the header announces more lines than there have been.
  var isOpen: Bool { oldCount > 0 || newCount > 0 }

  /// Takes a line of the patch; returns true if it is one that the header announces.
  mutating func take(_ line: Substring) -> Bool {
    // Editors strip the blank that stands for an empty line of context.
    let role = line.isEmpty ? .context : line.first.flatMap(Line.Role.init(rawValue:))
    guard let role else { return false }
    if role != .added { oldCount -= 1 }
    if role != .removed { newCount -= 1 }
    lines.append(Line(role: role, text: line.dropFirst()))
    return oldCount >= 0 && newCount >= 0
  }

  /// The lines that the file has to have.
  public var old: [Substring] { lines.filter { $0.role != .added }.map(\.text) }
  /// The lines that the file has afterwards.
  public var new: [Substring] { lines.filter { $0.role != .removed }.map(\.text) }
}
