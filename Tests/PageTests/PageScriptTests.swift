import Foundation
import TestSupport
import Testing

@Suite struct PageScriptTests {
  @Test func `No call has a list of the data as its arguments: of a hundred thousand, it would fail`() throws {
    let folder = Project.root.appending(path: "Benchmarks/Page/CReportPage")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".js") }
    #expect(names.count > 20)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(SpreadArguments.lines(in: text) == [], "\(name)")
    }
  }

  @Test(arguments: [
    ("Math.min(...values)", 1), ("row(name, ...cells)", 1), ("f(g(x), [1], ...a)", 1), ("if (f(...x)) {", 1),
    ("[...values]", 0), ("f([a, ...b])", 0), ("f({ ...a, b })", 0), ("const f = (a, ...b) => b", 0),
    ("function f(a = {}, ...b) {", 0), ("const [a, ...b] = c", 0),
  ])
  func `A list as arguments is told from lists, objects and parameters`(line: String, count: Int) {
    #expect(SpreadArguments.lines(in: line).count == count)
  }
}

/// Finds calls in JavaScript that have a list as their arguments, `f(...list)`.
private enum SpreadArguments {
  private static let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]

  /// The texts from the three dots on, each to the end of its line.
  static func lines(in text: String) -> [String] {
    text.ranges(of: "...").filter { range in
      opener(before: text[..<range.lowerBound]) == "(" && !isParameter(text[range.upperBound...])
    }.map { range in String(text[range.lowerBound...].prefix { $0 != "\n" }) }
  }

  /// The last bracket that is still open at the end of a text.
  private static func opener(before text: Substring) -> Character? {
    var closed: [Character] = []
    for character in text.reversed() {
      if let opener = pairs[character] { closed.append(opener) }
      if pairs.values.contains(character), closed.popLast() != character { return character }
    }
    return nil
  }

  /// True if a function's body follows the bracket that is closed next.
  private static func isParameter(_ text: Substring) -> Bool {
    text.wholeMatch(of: /(?s)\w+\) (=>|\{).*/) != nil
  }
}
