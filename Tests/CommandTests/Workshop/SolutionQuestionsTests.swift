import Testing

@testable import Command

@Suite("Questions about a solution that nobody has written before")
struct SolutionQuestionsTests {
  private static let given = ["Sources/A.swift": "let list = [1, 2]\n", "Sources/B.swift": "// B\n"]
  private static let right = [
    given.merging(["Sources/A.swift": "let list = [1]\nlet first = list.first\n"]) { $1 },
    given.merging(["Sources/A.swift": "let list = [0]\n", "Sources/B.swift": "let b = list\n"]) { $1 },
  ]

  private func questions(_ own: [String: String]) -> [String] {
    SolutionQuestions(given: Self.given, right: Self.right).texts(Self.given.merging(own) { $1 })
  }

  @Test("Edits that a recorded solution makes are not asked about; other words, names and comments are not either")
  func none() {
    #expect(Self.right.allSatisfy { SolutionQuestions(given: Self.given, right: Self.right).texts($0).isEmpty })
    let own = ["Sources/A.swift": "// 7 is \"right\"\nlet list = [0]\nlet other = list.map { $0 }\n"]
    #expect(questions(own).isEmpty)
  }

  @Test(
    "A number, a text, a cast and a new type that no recorded solution has are asked about, with their line",
    arguments: [
      ("let list = [1]\nlet two = list.suffix(2)\n", []),
      ("let list = [1]\nlet three = list.suffix(3)\n", ["2 adds `3`"]),
      ("let list = [1, 2, 2]\n", ["1 adds `2`"]), ("let list = [1]\nlet a = \"@users\"\n", ["2 adds `\"@users\"`"]),
      ("let list = [1]\nlet a = list is Any\n", ["2 adds `is`"]),
      ("let list = [1]\nfinal class Keeper {}\n", ["2 adds `class Keeper`"]),
      ("let list = [1]\nstruct A {}\nextension A {}\nextension [Int] {}\n", ["2 adds `struct A`"]),
      ("let list = [1]\nextension Array {}\n", ["2 adds `extension Array`"]),
      ("let list = [1]\nlet a = list.first!\n", ["2 adds `!`"]), ("let list = [1]\nlet a = !(list != [])\n", []),
      (
        "let list = [1]\nextension A {\n  var kept: Int { let all = list; return all }\n}\nstruct A {}\n",
        [
          "3 adds `var kept`", "5 adds `struct A`",
        ]
      ),
    ]
  )
  func marks(_ text: String, _ words: [String]) {
    let questions = questions(["Sources/A.swift": text])
    #expect(questions.count == words.count && zip(questions, words).allSatisfy { $0.contains("Sources/A.swift:\($1)") })
  }

  @Test("A word that each recorded solution takes away is asked about if it stays")
  func kept() {
    let start = ["Sources/A.swift": "run { [unowned self] in tell() }\n"]
    let right = ["weak self", "weak me = self"].map { ["Sources/A.swift": "run { [\($0)] in tell() }\n"] }
    let questions = SolutionQuestions(given: start, right: right)
    let own = ["Sources/A.swift": "run { [unowned self] in tell(); tell() }\n"]
    #expect(questions.texts(own) == ["Sources/A.swift keeps `unowned`, which each recorded solution takes away. Why?"])
    #expect(questions.texts(["Sources/A.swift": "run { tell() }\n"]).isEmpty)
  }

  @Test("A file that only this solution changes is asked about, and one that every recorded solution changes")
  func files() {
    let other = questions(["Sources/A.swift": "let list = [0]\n", "Sources/C.swift": "let c = list\n"])
    #expect(other == ["Changed, and in no recorded solution: Sources/C.swift. Why?"])
    let missing = questions(["Sources/B.swift": "let b = list\n"])
    #expect(missing == ["Not changed, but in each recorded solution: Sources/A.swift. Why?"])
    #expect(questions(["Sources/A.swift": "let list = [0]\n", "Sources/B.swift": "// C\n"]).isEmpty)
  }
}
