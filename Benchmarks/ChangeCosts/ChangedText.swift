/// A text before or after a change, and which of its lines the change is about.
struct ChangedText {
  /// The lines; those that are only comment are empty. Comments in blocks are refused by the format.
  private let code: [Substring]
  private let numbers: Set<Int>

  init(_ text: String, _ numbers: Set<Int>) {
    code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop(while: \.isWhitespace).hasPrefix("//") ? "" : $0 }
    self.numbers = numbers
  }

  /// Whether the text imports user interface: UIKit, the layout, or what a request gives of either.
  var importsInterface: Bool {
    code.contains { $0.contains("import ") && $0.contains(#/^(?:\w+ )*import (?:HeadlessUIKit|\w*Interface)\b/#) }
  }

  /// How many of the lines have code on them. What is given for a request stands in modules of its own; in an app it would
  /// stand in those that there are, so that importing it is not a cost.
  var codeLines: Int {
    numbers.count { number in
      let line = code[number]
      return hasCode(number) && !line.contains(#/^import \w+(?:Domain|Interface)$/#)
    }
  }

  /// The protocols that the lines stand in.
  var protocols: [String] {
    declarations(of: "protocol ") { $0.hasPrefix("}") || $0.hasSuffix("{}") }.map { first in
      let words = code[first].split { !$0.isLetter && !$0.isNumber }
      return words.drop { $0 != "protocol" }.dropFirst().first.map(String.init) ?? ""
    }
  }

  /// How many initialisers' declarations the lines stand in, up to the brace that opens the body.
  var initialisers: Int {
    declarations(of: "init(") { $0.hasSuffix("{") || $0.hasSuffix("}") }.count
  }

  /// Where declarations with one of the lines begin: lines that begin with a word, after others such as `private`.
  private func declarations(of word: String, isEnd: (Substring) -> Bool) -> [Int] {
    code.indices.filter { first in
      guard let place = code[first].firstRange(of: word)?.lowerBound,
        code[first][..<place].allSatisfy({ $0.isLetter || $0 == " " })
      else { return false }
      let last = code[first...].firstIndex(where: isEnd) ?? first
      return numbers.contains { (first...last).contains($0) && hasCode($0) }
    }
  }

  private func hasCode(_ number: Int) -> Bool {
    !code[number].allSatisfy(\.isWhitespace)
  }
}
