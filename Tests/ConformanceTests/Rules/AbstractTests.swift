import Foundation
import TestSupport
import Testing

@Suite("Doc comments, names of tests and help")
struct AbstractTests {
  private static let files = Prose.files.filter { $0.path.hasSuffix(".swift") || $0.path.hasSuffix(".patch") }

  @Test("begin with a noun or a verb, not with a question word")
  func begin() {
    #expect(Self.files.count > 1_000)
    let places = Self.files.flatMap { file in
      (Abstracts(of: file.lines).all + Abstracts.headings(in: file)).filter(\.isQuestion).map { "\(file.path): \($0)" }
    }
    #expect(places.isEmpty, "\(places.count) places:\n\(places.joined(separator: "\n"))")
  }

  @Test("give each test a name: a string, or the function's name as a sentence in backquotes")
  func named() {
    let places = Self.files.flatMap { file in
      DeclaredTest.all(in: file).filter { !$0.isNamed }.map { "\(file.path): \($0.function)" }
    }
    #expect(places.isEmpty, "\(places.count) places:\n\(places.joined(separator: "\n"))")
  }

  @Test(
    "are missing from a test with neither a string nor backquotes, in what a patch adds or leaves, too",
    arguments: [
      ("A.swift", "@Test func a() {}", ["a"]), ("A.swift", "@Test\nfunc a() {}\n@Test func b<T>() {}", ["a", "b"]),
      ("A.swift", "@Test(.long()) func a() {}", ["a"]), ("A.swift", "@Test(arguments: [\"b\"])\nfunc a() {}", ["a"]),
      ("A.swift", "@Test(\"B\") func a() {}", []), ("A.swift", "@Test(\n  \"B\", arguments: [1]\n)\nfunc a() {}", []),
      ("A.swift", "@Test(.long()) func `It is (a) name`() {}", []), ("A.swift", "// @Test func a() {}", []),
      ("A.swift", "@testable import B\n@Testing func a() {}", []), ("A.swift", "let b = \"@Test func a() {}\"", []),
      ("A.patch", "+@Test func a() {}\n @Test func b() {}\n-@Test func c() {}\n+@Test(\"D\") func d() {}", ["a", "b"]),
    ]
  )
  func missing(_ path: String, _ text: String, _ functions: [String]) {
    #expect(DeclaredTest.all(in: Prose(path, text)).filter { !$0.isNamed }.map(\.function) == functions)
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
    let strings = text.matches(of: #/@(?:Test|Suite)\(\s*"([^"]+)"/#).map { String($0.output.1) }
    let names = strings + DeclaredTest.all(in: file).compactMap(\.sentence)
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
