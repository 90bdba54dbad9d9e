import Foundation

/// A place in a text: line and column, counted from 1, a column for each byte.
struct TextPlace: Equatable {
  let line: Int
  let column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place that a sentence names.
  init?(in sentence: String) {
    guard let match = sentence.firstMatch(of: #/ at line (\d+), column (\d+)/#),
      let line = Int(match.output.1), let column = Int(match.output.2)
    else { return nil }
    self.init(line: line, column: column)
  }

  /// Returns the number of bytes before the place; `nil` if there is no such place.
  func offset(in data: Data) -> Int? {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let text = lines[line - 1]
    guard column - 1 <= text.count else { return nil }
    return data.distance(from: data.startIndex, to: text.startIndex) + column - 1
  }
}
