import Testing

@testable import Command

@Suite("The words of a solution")
struct ExerciseWordsTests {
  @Test("An unusual word that is right passes, and the reason is said")
  func accepts() throws {
    let rules = try SampleSolution.rules("- accepts: unowned in Presenter; the view holds the presenter")
    let own = SampleSolution.given.merging([SampleSolution.presenter: "class A { unowned var view: View }\n"]) { $1 }
    #expect(rules.breaches(of: own, from: SampleSolution.given).isEmpty)
    #expect(
      rules.notes(on: own, from: SampleSolution.given) == ["`unowned` is right here: the view holds the presenter"]
    )
    #expect(rules.notes(on: SampleSolution.given, from: SampleSolution.given).isEmpty)
  }

  @Test("A word that is asked about passes, and the question is said")
  func asks() throws {
    let rules = try SampleSolution.rules("- asks about: filter; it may repeat the code")
    let own = SampleSolution.given.merging([SampleSolution.presenter: "let a = b.filter { $0 }\n"]) { $1 }
    #expect(rules.notes(on: own, from: SampleSolution.given) == ["`filter`: it may repeat the code"])
  }

  @Test("Words that neither the start nor a right solution has are asked about, but for names of its own")
  func asksAboutOthers() throws {
    let rules = try SampleSolution.rules(
      "- asks about all but: if, for, in, let, `=`, `\"`, `.`; could it name the value?"
    )
    let right = SampleSolution.given.merging([SampleSolution.view: "func a() { b(1, two: [2]) }\n"]) { $1 }
    func others(_ text: String) -> [String] {
      rules.others(
        SampleSolution.given.merging([SampleSolution.view: text]) { $1 },
        known: [SampleSolution.given, right]
      )
    }
    let own = "// struct\nfunc c() { for (d, e) in f { let g = h { i in [d, e, g, i, \"lazy\"] } } }\n"
    #expect(others(own) == ["\(SampleSolution.view):2 has `f`, `h`: could it name the value?"])
    #expect(others("func a() { if b(7, two: []) { } }\n").isEmpty)
    let member = others("func a(d: b) { b(d, d.e, \"\\(d.d) \\(g)\", h, j) }\n")
    #expect(member == ["\(SampleSolution.view):1 has `e`, `h`, `j` and 2 more: could it name the value?"])
  }

  @Test("Words in a text are not code, and values that stand in it are")
  func texts() throws {
    let line = "- does not contain: lazy, Mutex"
    #expect(try SampleSolution.breaches(line, [SampleSolution.view: "let title = \"a lazy Mutex\"\n"]).isEmpty)
    let text = "class A {\n  let title = \"a \\(b(\"lazy\"))\n \\([lazy])\"\n}\n"
    let value = try SampleSolution.breaches(line, [SampleSolution.view: text])
    #expect(value == ["\(SampleSolution.view):3 has `lazy`"])
    let nested = try SampleSolution.breaches(
      line,
      [SampleSolution.view: "class A { let title = \"\\(\"\\(Mutex(0))\")\" }\n"]
    )
    #expect(nested == ["\(SampleSolution.view):1 has `Mutex`"])
  }

  @Test(
    "A function that no exercise needs may have a namesake in the solution, which is asked about",
    arguments: [
      "var exit: Button?", "func exit() {}", "func close(exit: Button) {}", "enum Way { case exit }",
      "func close() { for exit in exits { exit.close() } }",
    ]
  )
  func namesakes(_ line: String) throws {
    let own = SampleSolution.given.merging([
      SampleSolution.view: "class A {\n  \(line)\n  func b() { print(exit) }\n}\n"
    ]) { $1 }
    let rules = try SampleSolution.rules("")
    #expect(rules.breaches(of: own, from: SampleSolution.given).isEmpty)
    #expect(
      rules.notes(on: own, from: SampleSolution.given).first?.hasPrefix("`exit` is declared here,") == true
    )
    let other = try SampleSolution.breaches(
      "",
      [SampleSolution.view: "class A {\n  var exits: Button?\n  func b() { exit(0) }\n}\n"]
    )
    #expect(other.count == 1)
  }

  @Test("A table of plain values may stand outside of all types; what can change or be called may not")
  func tables() throws {
    let tables = [
      "let a = [\"b\": -1, \"c\": 2]", "private let a: [(String, Int)] = [\n  (\"b\", 1),\n]",
      "let a: Set<String> = []",
      "let a = [(typed: \" b\", stored: \"b\")]", "let a = String(repeating: \"b\", count: 3)", "let a = 1, b = true",
    ]
    for table in tables {
      let text = "import Users\n\n\(table)\n\nfinal class DetailsViewController {}\n"
      #expect(try SampleSolution.breaches("", [SampleSolution.view: text]).isEmpty, "\(table)")
    }
    let others = [
      "let a = [Box()]", "let a: Box = []", "let a = [] as Box", "let a = \"b\".box", "let a = 1 + b", "let a = { 1 }",
      "var a = 1", "let a = [\"b\": c]",
    ]
    for other in others {
      let text = "import Users\n\n\(other)\nfinal class DetailsViewController {}\n"
      #expect(try SampleSolution.breaches("", [SampleSolution.view: text]).count == 1, "\(other)")
    }
  }
}
