/// The changes of a file that are to be made.
struct Draft {
  private let file: ScannedFile
  private var changes: [(range: Range<Int>, text: String)] = []
  private(set) var remarks: [AdaptedFile.Remark] = []

  init(of file: ScannedFile) {
    self.file = file
  }

  /// Inserts text at a place.
  mutating func insert(_ text: String, at place: Int) { changes.append((place..<place, text)) }

  /// Replaces a range of the text. The new text has as many lines, so that all lines keep their numbers.
  mutating func replace(_ range: Range<Int>, with text: String, line: Int, _ remark: String) {
    changes.append((range, text))
    note(line, remark)
  }

  /// Removes a range of the text and the blanks behind it.
  mutating func remove(_ range: Range<Int>, line: Int, _ remark: String) {
    var end = range.upperBound
    while end < file.scalars.count, file.scalars[end] == " " || file.scalars[end] == "\t" { end += 1 }
    let ends = file.scalars[range].filter(\.isLineEnd)
    replace(range.lowerBound..<end, with: String(String.UnicodeScalarView(ends)), line: line, remark)
  }

  /// Adds a remark about a line.
  mutating func note(_ line: Int, _ text: String, isWarning: Bool = false) {
    remarks.append(AdaptedFile.Remark(line: line, text: text, isWarning: isWarning))
  }

  /// The text with all changes.
  var text: String { text(of: 0..<file.scalars.count, changes) }

  /// Returns a range of the text with the changes in it.
  func text(of range: Range<Int>) -> String {
    text(
      of: range,
      changes.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    )
  }

  private func text(of range: Range<Int>, _ changes: [(range: Range<Int>, text: String)]) -> String {
    var text = String.UnicodeScalarView()
    var position = range.lowerBound
    for change in changes.sorted(by: { Self.isBefore($0.range, $1.range) }) {
      // A change can lie inside of another: the outer one is made.
      if change.range.lowerBound < position { continue }
      text.append(contentsOf: file.scalars[position..<change.range.lowerBound])
      text.append(contentsOf: change.text.unicodeScalars)
      position = change.range.upperBound
    }
    text.append(contentsOf: file.scalars[position..<range.upperBound])
    return String(text)
  }

  /// Of what begins at one place, insertions are first, and then the longest.
  private static func isBefore(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
    if one.isEmpty || other.isEmpty { return one.isEmpty && !other.isEmpty }
    return one.upperBound > other.upperBound
  }
}
