extension ProjectFile {
  /// The lines with weak or unowned references whose reason no comment gives just above.
  ///
  /// A comment `// Weak: …` or `// Unowned: …` explains one line of its paragraph; with "both" it is two,
  /// with "all three" three, with "all four" four.
  var unexplainedReferences: [Violation] {
    var explained = ["weak": 0, "unowned": 0]
    var violations: [Violation] = []
    for (index, line) in lines.enumerated() {
      if line.allSatisfy(\.isWhitespace) { explained = ["weak": 0, "unowned": 0] }
      if let reason = Self.reason(in: line) { explained[reason.word] = reason.count }
      for word in ["weak", "unowned"] where Self.refers(word, in: code[index]) {
        explained[word, default: 0] -= 1
        if explained[word, default: 0] < 0 { violations.append(violation(index + 1, "does not say why it is \(word)")) }
      }
    }
    return violations
  }

  private static func reason(in line: String) -> (word: String, count: Int)? {
    guard line.contains("Weak") || line.contains("Unowned"),
      let match = line.firstMatch(of: #/^\s*\/\/\/?\s*(Weak|Unowned)(, both|, all three|, all four)?:/#)
    else {
      return nil
    }
    let count =
      switch match.output.2 {
      case ", both"?: 2
      case ", all three"?: 3
      case ", all four"?: 4
      default: 1
      }
    return (match.output.1.lowercased(), count)
  }

  private static func refers(_ word: String, in code: String) -> Bool {
    code.contains(word) && code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(Substring(word))
  }
}
