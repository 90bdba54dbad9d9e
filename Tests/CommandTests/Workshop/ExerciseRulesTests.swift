import Testing

@testable import Command

@Suite("The rules of exercises")
struct ExerciseRulesTests {
  @Test(
    "Only the words that a rule names may be added, and comments",
    arguments: [
      ("/// Weak: the view holds it.\n  weak var view: View?", []),
      ("unowned var view: View?", ["adds `unowned`"]),
      ("weak var view: View?\n  func leave() { view = nil }", ["adds `func`"]), ("weak var: View?", ["without `view`"]),
    ]
  )
  func onlyAdds(_ line: String, _ words: [String]) throws {
    let text = "final class DetailsPresenter {\n  \(line)\n}\n"
    let breaches = try SampleSolution.breaches(
      "- only adds: weak; nothing else is wrong",
      [SampleSolution.presenter: text]
    )
    #expect(breaches.count == words.count)
    for (breach, word) in zip(breaches, words) {
      #expect(breach.hasPrefix(SampleSolution.presenter) && breach.contains(word))
      #expect(breach.hasSuffix(": only `weak` was to be added; nothing else is wrong"))
    }
  }

  @Test(
    "A word that is not to be added may be there as often as it was given, and in comments",
    arguments: [
      ("import Users // signal", []), ("import Users\nfunc a() { view }", ["has `view`; look elsewhere"]),
      ("import Users\nfunc a() { view; view }", ["has `view`; look elsewhere"]),
      ("import Users\nfunc a() { viewModel }", []), ("import Users\nexit(0)", ["has `exit`; no exercise needs it"]),
      ("import Users\n#if false\n#endif", ["has `#if`; no exercise needs it"]),
      ("import Users\nclass A { unowned(unsafe) let a = b }", ["has `unowned(unsafe)`; no exercise needs it"]),
    ]
  )
  func doesNotAdd(_ text: String, _ ends: [String]) throws {
    let breaches = try SampleSolution.breaches("- does not add: view; look elsewhere", [SampleSolution.view: text])
    #expect(breaches.count == ends.count && zip(breaches, ends).allSatisfy { $0.hasSuffix($1) }, "\(breaches)")
    #expect(try SampleSolution.breaches("- does not add: view, import, class", [:]) == [])
  }

  @Test(
    "Every way to import a module counts",
    arguments: [
      "import Kit", "public import Kit", "import  Kit", "import class Kit.Label", "@testable import Kit // why",
    ]
  )
  func imports(_ line: String) throws {
    #expect(try SampleSolution.breaches("- does not import: Kit", [SampleSolution.view: "\(line)\n"]).count == 1)
    #expect(
      try SampleSolution.breaches("- does not import: Kit", [SampleSolution.view: "import KitBox\n// \(line)\n"]) == []
    )
  }

  @Test("A file that is new or removed is more than a word")
  func otherFiles() throws {
    let rules = try SampleSolution.rules("- only adds: weak")
    var own = SampleSolution.given
    own[SampleSolution.view] = nil
    own["Sources/MyVIPER/New.swift"] = ""
    let breaches = rules.breaches(of: own, from: SampleSolution.given)
    #expect(breaches.count == 2 && breaches[0].contains("is removed") && breaches[1].contains("is new"))
  }

  @Test("A module that a role is not to import is named with its line; comments do not count")
  func imports() throws {
    let line = "- does not import: EmailDomain in ViewController; the presenter words the email"
    let own = "import Users\nimport EmailDomain\n\nfinal class DetailsViewController {}\n"
    let sentence = "\(SampleSolution.view):2 imports `EmailDomain`; the presenter words the email"
    #expect(try SampleSolution.breaches(line, [SampleSolution.view: own]) == [sentence])
    #expect(
      try SampleSolution.breaches(
        line,
        [SampleSolution.view: "// import EmailDomain\n", SampleSolution.presenter: own]
      ).isEmpty
    )
  }

  @Test("A text that is not to be there is found in code, as a whole word, in the named place")
  func contents() throws {
    let line = "- does not contain: User(, `= nil` in Sources/MyVIPER/Details"
    #expect(throws: CommandFailure.self) { try SampleSolution.breaches(line, [:]) }
    let quoted = "- does not contain: `User(`, `= nil` in Sources/MyVIPER/Details"
    let own = "// view = nil\nfunc a() { AnyUser() }\nfunc b() { User() }\n"
    #expect(try SampleSolution.breaches(quoted, [SampleSolution.view: own]) == ["\(SampleSolution.view):3 has `User(`"])
    #expect(
      try SampleSolution.breaches(
        "- does not contain: `= nil` in ViewController",
        [SampleSolution.presenter: "view = nil\n"]
      ).isEmpty
    )
    let missing = try SampleSolution.breaches("- contains: `Presenter(` in ViewController; it makes one", [:])
    #expect(missing == ["no file of ViewController has `Presenter(`; it makes one"])
    #expect(try SampleSolution.breaches("- contains: `Presenter(`", [SampleSolution.view: "Presenter()\n"]).isEmpty)
  }

  @Test("A role that has to change is named if it has not")
  func touches() throws {
    let line = "- touches: Presenter, ViewController; the logic moves"
    let changed = [SampleSolution.presenter: "final class DetailsPresenter {}\n"]
    #expect(
      try SampleSolution.breaches(line, changed) == ["no file of the role ViewController has changed; the logic moves"]
    )
  }

  @Test("A text is swapped in the files that are given, and not in the solution")
  func swaps() throws {
    let rules = try SampleSolution.rules("- swaps: `a.example`, `b.example`; the domain says it")
    let domain = "Sources/SomeDomain/Some.swift"
    let files = [domain: "let host = \"a.example\"\n", SampleSolution.view: "let host = \"a.\" + \"a.example\"\n"]
    let swapped = rules.swapped(files)
    #expect(
      swapped[domain] == "let host = \"b.example\"\n" && swapped[SampleSolution.view] == files[SampleSolution.view]
    )
    let sentence = "In the check, \"b.example\" stands where you see \"a.example\": the domain says it"
    #expect(
      rules.swaps(in: "is @a.example, should be @b.example") == [sentence] && rules.swaps(in: "a.example").isEmpty
    )
    let kept = try SampleSolution.breaches(
      "- swaps: `a b`, c; why",
      [SampleSolution.view: "enum A { static let text = \"a b\" }\n"]
    )
    #expect(kept == ["\(SampleSolution.view):1 has `a b`; why"])
  }

  @Test(
    "Values that all can reach, and code that deceives tests, are refused in every exercise, whatever white space is in it"
  )
  func always() throws {
    let lines = [
      "var stash = 1": "`stash` stands outside", "let box = Box()": "`box` stands outside",
      "class A { static  var b = 1 }": "has `static var`", "class A { nonisolated\n(unsafe) var b = 1 }": "nonisolated",
      "import Conformance": "the app does not know its tests", "func == (a: A, b: A) -> Bool { true }": "has `func ==`",
    ]
    for (line, words) in lines {
      let breaches = try SampleSolution.breaches(
        "",
        [SampleSolution.view: "import Users\n\nfinal class DetailsViewController {}\n\(line)\n"]
      )
      #expect(breaches.count == 1 && breaches[0].contains(words), "\(line): \(breaches)")
    }
    let inside = "struct A { var a = 1; static let b = 2; func c() { var d = 3; d += 1 } }\nlet box = Box(\"{\")\n"
    #expect(try SampleSolution.breaches("", [SampleSolution.view: inside]).count == 1)
  }

  @Test("Files that are not a part of the solution are put back as they were given, and named")
  func putsBack() throws {
    var own = SampleSolution.given.merging([
      SampleSolution.view: "mine\n", "Package.swift": "mine\n", "Tests/Mine.swift": "mine\n",
    ]) { $1 }
    own["Tests/ExerciseTests/ScenarioTests.swift"] = nil
    let checked = try SampleSolution.rules("").checked(own, given: SampleSolution.given)
    #expect(checked == SampleSolution.given.merging([SampleSolution.view: "mine\n"]) { $1 })
    #expect(
      try SampleSolution.rules("").putBack(own, given: SampleSolution.given) == [
        "Package.swift (edited)", "Tests/ExerciseTests/ScenarioTests.swift (removed)", "Tests/Mine.swift (added)",
      ]
    )
    let other = try SampleSolution.rules("- edits: Tests/Mine.swift, Package.swift")
    #expect(other.checked(own, given: SampleSolution.given)["Package.swift"] == "mine\n")
    #expect(other.putBack(own, given: SampleSolution.given).first == "\(SampleSolution.view) (edited)")
  }

  @Test(
    "A line that is not a rule is refused with its number",
    arguments: [
      ("- only ads: weak", "did you mean only adds?"), ("only adds: weak", "a rule is a line such as"),
      ("- forbids: weak", "the kinds are edits, only adds"), ("- only adds: weak & strong", "\" & strong\""),
      ("- accepts: unowned", "its reason"), ("- swaps: a, b", "its reason"),
      ("- swaps: a; why", "two texts"), ("- asks about: a", "its reason"), ("- asks about all but: a", "its reason"),
      ("- edits: Sources in View", "has no places"),
      ("- only adds: ; why", "a value is expected"), ("- touches: View in", "\" in\""),
    ]
  )
  func refuses(_ line: String, _ reason: String) {
    let failure = #expect(throws: CommandFailure.self) { try SampleSolution.rules("- contains: a\n\(line)") }
    #expect(failure?.code == .badData && failure?.message.hasPrefix("page.md:6: ") == true)
    #expect(failure?.message.contains(reason) == true, "\(failure?.message ?? "")")
  }
}
