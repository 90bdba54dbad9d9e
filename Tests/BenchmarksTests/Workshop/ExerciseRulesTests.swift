import Testing

@testable import Command

@Suite("The rules of exercises")
struct ExerciseRulesTests {
  private static let given = [
    "Package.swift": "let package = 1\n",
    "Sources/MyVIPER/Details/DetailsPresenter.swift": "final class DetailsPresenter {\n  var view: View?\n}\n",
    "Sources/MyVIPER/Details/DetailsViewController.swift": "import Users\n\nfinal class DetailsViewController {}\n",
    "Tests/ExerciseTests/ScenarioTests.swift": "import Testing\n",
  ]
  private static let presenter = "Sources/MyVIPER/Details/DetailsPresenter.swift"
  private static let view = "Sources/MyVIPER/Details/DetailsViewController.swift"

  /// Returns the sentences about a solution: the given files, and some in place of them.
  private func breaches(_ lines: String, _ own: [String: String]) throws -> [String] {
    try rules(lines).breaches(of: Self.given.merging(own) { $1 }, from: Self.given)
  }

  private func rules(_ lines: String) throws -> ExerciseRules {
    let page = try ExercisePage("# 1. some: One\n\n## Rules\n\n\(lines)\n", at: "page.md")
    return ExerciseRules(try ExerciseRule.all(of: page.rules, at: page.path), module: "Sources/MyVIPER")
  }

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
    let breaches = try breaches("- only adds: weak; nothing else is wrong", [Self.presenter: text])
    #expect(breaches.count == words.count)
    for (breach, word) in zip(breaches, words) {
      #expect(breach.hasPrefix(Self.presenter) && breach.contains(word))
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
    let breaches = try breaches("- does not add: view; look elsewhere", [Self.view: text])
    #expect(breaches.count == ends.count && zip(breaches, ends).allSatisfy { $0.hasSuffix($1) }, "\(breaches)")
    #expect(try self.breaches("- does not add: view, import, class", [:]) == [])
  }

  @Test(
    "Every way to import a module counts",
    arguments: [
      "import Kit", "public import Kit", "import  Kit", "import class Kit.Label", "@testable import Kit // why",
    ]
  )
  func imports(_ line: String) throws {
    #expect(try breaches("- does not import: Kit", [Self.view: "\(line)\n"]).count == 1)
    #expect(try breaches("- does not import: Kit", [Self.view: "import KitBox\n// \(line)\n"]) == [])
  }

  @Test("A file that is new or removed is more than a word")
  func otherFiles() throws {
    let rules = try rules("- only adds: weak")
    var own = Self.given
    own[Self.view] = nil
    own["Sources/MyVIPER/New.swift"] = ""
    let breaches = rules.breaches(of: own, from: Self.given)
    #expect(breaches.count == 2 && breaches[0].contains("is removed") && breaches[1].contains("is new"))
  }

  @Test("A module that a role is not to import is named with its line; comments do not count")
  func imports() throws {
    let line = "- does not import: EmailDomain in ViewController; the presenter words the email"
    let own = "import Users\nimport EmailDomain\n\nfinal class DetailsViewController {}\n"
    let sentence = "\(Self.view):2 imports `EmailDomain`; the presenter words the email"
    #expect(try breaches(line, [Self.view: own]) == [sentence])
    #expect(try breaches(line, [Self.view: "// import EmailDomain\n", Self.presenter: own]).isEmpty)
  }

  @Test("A text that is not to be there is found in code, as a whole word, in the named place")
  func contents() throws {
    let line = "- does not contain: User(, `= nil` in Sources/MyVIPER/Details"
    #expect(throws: CommandFailure.self) { try breaches(line, [:]) }
    let quoted = "- does not contain: `User(`, `= nil` in Sources/MyVIPER/Details"
    let own = "// view = nil\nfunc a() { AnyUser() }\nfunc b() { User() }\n"
    #expect(try breaches(quoted, [Self.view: own]) == ["\(Self.view):3 has `User(`"])
    #expect(try breaches("- does not contain: `= nil` in ViewController", [Self.presenter: "view = nil\n"]).isEmpty)
    let missing = try breaches("- contains: `Presenter(` in ViewController; it makes one", [:])
    #expect(missing == ["no file of ViewController has `Presenter(`; it makes one"])
    #expect(try breaches("- contains: `Presenter(`", [Self.view: "Presenter()\n"]).isEmpty)
  }

  @Test("A role that has to change is named if it has not")
  func touches() throws {
    let line = "- touches: Presenter, ViewController; the logic moves"
    let changed = [Self.presenter: "final class DetailsPresenter {}\n"]
    #expect(try breaches(line, changed) == ["no file of the role ViewController has changed; the logic moves"])
  }

  @Test("A text is swapped in the files that are given, and not in the solution")
  func swaps() throws {
    let rules = try rules("- swaps: `a.example`, `b.example`; the domain says it")
    let domain = "Sources/SomeDomain/Some.swift"
    let files = [domain: "let host = \"a.example\"\n", Self.view: "let host = \"a.\" + \"a.example\"\n"]
    let swapped = rules.swapped(files)
    #expect(swapped[domain] == "let host = \"b.example\"\n" && swapped[Self.view] == files[Self.view])
    let sentence = "In the check, \"b.example\" stands where you see \"a.example\": the domain says it"
    #expect(
      rules.swaps(in: "is @a.example, should be @b.example") == [sentence] && rules.swaps(in: "a.example").isEmpty
    )
    let kept = try breaches("- swaps: `a b`, c; why", [Self.view: "enum A { static let text = \"a b\" }\n"])
    #expect(kept == ["\(Self.view):1 has `a b`; why"])
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
      let breaches = try breaches("", [Self.view: "import Users\n\nfinal class DetailsViewController {}\n\(line)\n"])
      #expect(breaches.count == 1 && breaches[0].contains(words), "\(line): \(breaches)")
    }
    let inside = "struct A { var a = 1; static let b = 2; func c() { var d = 3; d += 1 } }\nlet box = Box(\"{\")\n"
    #expect(try breaches("", [Self.view: inside]).count == 1)
  }

  @Test("Files that are not a part of the solution are put back as they were given, and named")
  func putsBack() throws {
    var own = Self.given.merging([Self.view: "mine\n", "Package.swift": "mine\n", "Tests/Mine.swift": "mine\n"]) { $1 }
    own["Tests/ExerciseTests/ScenarioTests.swift"] = nil
    let checked = try rules("").checked(own, given: Self.given)
    #expect(checked == Self.given.merging([Self.view: "mine\n"]) { $1 })
    #expect(
      try rules("").putBack(own, given: Self.given) == [
        "Package.swift (edited)", "Tests/ExerciseTests/ScenarioTests.swift (removed)", "Tests/Mine.swift (added)",
      ]
    )
    let other = try rules("- edits: Tests/Mine.swift, Package.swift")
    #expect(other.checked(own, given: Self.given)["Package.swift"] == "mine\n")
    #expect(other.putBack(own, given: Self.given).first == "\(Self.view) (edited)")
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
    let failure = #expect(throws: CommandFailure.self) { try rules("- contains: a\n\(line)") }
    #expect(failure?.code == .badData && failure?.message.hasPrefix("page.md:6: ") == true)
    #expect(failure?.message.contains(reason) == true, "\(failure?.message ?? "")")
  }
}
