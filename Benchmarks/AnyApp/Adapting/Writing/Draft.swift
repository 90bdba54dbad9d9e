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
  var text: String {
    var text = String.UnicodeScalarView()
    var position = 0
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // In source that does not compile, a change can lie inside of another: the outer one is made.
      if change.range.lowerBound < position { continue }
      text.append(contentsOf: file.scalars[position..<change.range.lowerBound])
      text.append(contentsOf: change.text.unicodeScalars)
      position = change.range.upperBound
    }
    text.append(contentsOf: file.scalars[position...])
    return String(text)
  }
}
