/// A source file's bytes, and the ends of its tokens and lines.
struct SourceText {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The line that a byte is in, from 1.
  func line(of place: Int) -> Int {
    (lineStarts.lastIndex { $0 <= place } ?? 0) + 1
  }

  /// The column of a byte in its line, from 1.
  func column(of place: Int) -> Int {
    place - lineStarts[line(of: place) - 1] + 1
  }

  /// The byte at a line and a column, both from 1.
  func place(line: Int, column: Int) -> Int? {
    lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] + column - 1 : nil
  }

  /// The range of all lines that a range touches, without the last line's end.
  func lines(around range: Range<Int>) -> Range<Int> {
    let start = lineStarts[line(of: range.lowerBound) - 1]
    let last = line(of: max(range.lowerBound, range.upperBound - 1))
    return start..<(lineStarts.indices.contains(last) ? lineStarts[last] - 1 : bytes.count)
  }

  /// The end of a token: the compiler gives only the place where an expression's last token begins.
  func end(ofTokenAt start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    if bytes[start] == UInt8(ascii: "\"") { return endOfString(at: start) }
    let end = bytes[start...].firstIndex { !Self.isPartOfName($0) } ?? bytes.count
    return max(end, start + 1)
  }

  /// The end of a string in quotes, with its interpolations.
  private func endOfString(at start: Int) -> Int {
    let isLong = bytes[start...].starts(with: Array("\"\"\"".utf8))
    let quote = isLong ? 3 : 1
    var place = start + quote
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\") {
        place = bytes[place + 1] == UInt8(ascii: "(") ? endOfInterpolation(at: place + 1) : place + 2
      } else if bytes[place...].starts(with: Array(repeating: UInt8(ascii: "\""), count: quote)) {
        return place + quote
      } else {
        place += 1
      }
    }
    return place
  }

  private func endOfInterpolation(at start: Int) -> Int {
    var depth = 0
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place = endOfString(at: place)
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return place }
    }
    return place
  }

  static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...: true
    default: false
    }
  }
}
