extension Patch {
  /// Returns the changes that turn some files into others, as a unified diff; empty if there are none.
  ///
  /// ```swift
  /// Patch.text(from: ["a": "1\n"], to: ["a": "2\n"])   // --- a/a, +++ b/a, @@ -1,1 +1,1 @@, -1, +2
  /// ```
  /// - Parameters:
  ///   - old: texts by path.
  ///   - new: the same files, others, or some of both.
  ///   - context: the number of lines around a change.
  public static func text(from old: [String: String], to new: [String: String], context: Int = 2) -> String {
    Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map { path in
      let head = [
        "--- \(old[path] == nil ? "/dev/null" : "a/\(path)")", "+++ \(new[path] == nil ? "/dev/null" : "b/\(path)")",
      ]
      return (head + hunks(from: lines(old[path]), to: lines(new[path]), context)).map { "\($0)\n" }.joined()
    }.joined()
  }

  private static func lines(_ text: String?) -> [Substring] {
    var lines = (text ?? "").lines
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// A line with its mark, and the numbers of lines before it in the old file and in the new one.
  private typealias Marked = (mark: Character, text: Substring, old: Int, new: Int)

  private static func hunks(from old: [Substring], to new: [Substring], _ context: Int) -> [String] {
    let all = marked(from: old, to: new)
    var ranges: [Range<Int>] = []
    for index in all.indices where all[index].mark != " " {
      let range = max(0, index - context)..<min(all.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.flatMap { hunk(all[$0]) }
  }

  private static func hunk(_ lines: ArraySlice<Marked>) -> [String] {
    guard let first = lines.first else { return [] }
    let (olds, news) = (lines.count { $0.mark != "+" }, lines.count { $0.mark != "-" })
    // A side without lines is numbered by the line before.
    let starts = [(first.old, olds), (first.new, news)].map { $1 == 0 ? $0 : $0 + 1 }
    return ["@@ -\(starts[0]),\(olds) +\(starts[1]),\(news) @@"] + lines.map { "\($0.mark)\($0.text)" }
  }

  private static func marked(from old: [Substring], to new: [Substring]) -> [Marked] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [Marked] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        all.append(("-", old[i], i, j))
        i += 1
      } else if inserted.contains(j) {
        all.append(("+", new[j], i, j))
        j += 1
      } else {
        all.append((" ", old[i], i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    return all
  }
}
