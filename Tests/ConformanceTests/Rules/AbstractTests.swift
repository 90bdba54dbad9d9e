import Foundation
import TestSupport
import Testing

@Suite("Doc comments, names of tests and help")
struct AbstractTests {
  @Test("begin with a noun or a verb, not with a question word")
  func begin() {
    let files = Prose.files.filter { $0.path.hasSuffix(".swift") || $0.path.hasSuffix(".patch") }
    #expect(files.count > 1_000)
    let places = files.flatMap { file in
      (Abstracts(of: file.lines).all + Abstracts.headings(in: file)).filter(\.isQuestion).map { "\(file.path): \($0)" }
    }
    #expect(places.isEmpty, "\(places.count) places:\n\(places.joined(separator: "\n"))")
  }

  @Test(
    "are found at the beginning of a comment, in what a patch adds, too",
    arguments: [
      ("/// What it is.", 1), ("  /// How long,\n  /// in seconds.", 1), ("/// The time.\n/// What it is.", 0),
      ("/// The time.\n///\n/// What it is.", 0),
      ("/// Whatever it is.", 0), ("// What it is.", 0), ("+/// Where it is.", 1), ("-/// Where it is.", 0),
      ("/// The time.\nlet a = 1\n/// Which one.", 1),
    ]
  )
  func finds(_ text: String, _ count: Int) {
    #expect(Abstracts(of: text.split(separator: "\n").map(String.init)).all.count(where: \.isQuestion) == count)
  }
}

/// The first lines of doc comments.
private struct Abstracts {
  private(set) var all: [String] = []

  init(of lines: [String]) {
    var isInside = false
    for line in lines {
      // An empty line of a comment begins its next paragraph, not another comment.
      let text = line.dropFirst(line.hasPrefix("+") ? 1 : 0).drop(while: \.isWhitespace)
      let isComment = text == "///" || text.hasPrefix("/// ")
      if isComment, !isInside { all.append(String(text.dropFirst(4))) }
      isInside = isComment
    }
  }

  /// The names of tests and, in the command, what help prints.
  static func headings(in file: Prose) -> [String] {
    let text = file.lines.joined(separator: "\n")
    let names = text.matches(of: #/@(?:Test|Suite)\(\s*"([^"]+)"/#).map { String($0.output.1) }
    guard file.path.hasPrefix("Benchmarks/Command/") else { return names }
    let help = #/(?:summary\s*=|case [.\w, ]+:|\[?\.\w+:)\s*"([^"]+)"/#
    return names + text.matches(of: help).map { String($0.output.1) }
  }
}

extension String {
  private static let questions: Set = [
    "what", "who", "whom", "whose", "whether", "how", "where", "which", "when", "why",
  ]

  fileprivate var isQuestion: Bool { Self.questions.contains(prefix(while: \.isLetter).lowercased()) }
}
