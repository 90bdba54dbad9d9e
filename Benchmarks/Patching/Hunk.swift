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
  /// The place of its first line in the file, counted from 1: the one that the patch states, until it is placed in files.
  public private(set) var start: Int
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

extension Hunk {
  /// The number of lines of the file up to its last one.
  var end: Int { start - 1 + old.count }

  /// Returns the hunk at another line, counted from 1.
  func starting(at line: Int) -> Hunk {
    var hunk = self
    hunk.start = line
    return hunk
  }

  /// The hunk from its first line on that is changed or is code, to its last such line.
  var withoutOuterComments: Hunk {
    func isOuter(_ line: Line) -> Bool { line.role == .context && line.text.isComment }
    let first = lines.prefix(while: isOuter).count
    var hunk = starting(at: start + first)
    hunk.lines = Array(lines.dropFirst(first))
    while hunk.lines.last.map(isOuter) == true { hunk.lines.removeLast() }
    return hunk
  }

  /// Returns the hunk at the first of a file's lines, with the file's comments in the place of its own; `nil` if the code there
  /// is another.
  func fitted(to lines: ArraySlice<Substring>) -> Hunk? {
    var (hunk, rest) = (starting(at: lines.startIndex + 1), lines)
    hunk.lines = []
    for line in self.lines {
      if line.role != .added {
        // Only a comment that is removed makes others be removed in its place.
        let role = line.text.isComment ? line.role : .context
        let ofOthers = self.lines.filter { $0.role != .added && $0.role != role }.map(\.text)
        while !hunk.old.isEmpty, let next = rest.first, next.isComment, next != line.text, !ofOthers.contains(next) {
          hunk.lines.append(Line(role: role, text: next))
          rest.removeFirst()
        }
        if line.text.isComment && rest.first != line.text { continue }
        guard rest.popFirst() == line.text else { return nil }
      }
      hunk.lines.append(line)
    }
    return hunk.old.isEmpty ? nil : hunk
  }
}

extension Substring {
  /// True if nothing but a comment is in the line.
  var isComment: Bool { drop(while: \.isWhitespace).hasPrefix("//") }
}
