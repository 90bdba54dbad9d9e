import Testing

@testable import Mutants

@Suite("Mutants of a file")
struct MutantSiteTests {
  @Test("negate conditions that compare nothing; comparisons have their own opposites and neighbours")
  func conditions() throws {
    let text = """
      func f(_ a: Bool, _ b: Int) -> Int? {
        if a, b < 2 { return 1 }
        while !a { return 2 }
        return b == 3 ? 4 : nil
      }
      """
    #expect(
      try SampleMutants.changes(.condition, of: text) == [
        "- if a, b < 2 { return 1 }\n+ if !(a), b < 2 { return 1 }", "- while !a { return 2 }\n+ while a { return 2 }",
      ]
    )
    #expect(
      try SampleMutants.changes(.comparison, of: text) == [
        "- if a, b < 2 { return 1 }\n+ if a, b <= 2 { return 1 }",
        "- if a, b < 2 { return 1 }\n+ if a, b >= 2 { return 1 }",
        "- return b == 3 ? 4 : nil\n+ return b != 3 ? 4 : nil",
      ]
    )
  }

  @Test("exchange && and ||, true and false; not in texts and comments")
  func logic() throws {
    let text = """
      // true && false
      let text = "true && false"
      func f(_ a: Bool) -> Bool { a && true }
      """
    #expect(
      try SampleMutants.changes(.logic, of: text) == [
        "- func f(_ a: Bool) -> Bool { a && true }\n+ func f(_ a: Bool) -> Bool { a || true }"
      ]
    )
    #expect(
      try SampleMutants.changes(.boolean, of: text) == [
        "- func f(_ a: Bool) -> Bool { a && true }\n+ func f(_ a: Bool) -> Bool { a && false }"
      ]
    )
  }

  @Test("leave out calls and assignments that stand alone; not those whose value is used, and no initialiser's call")
  func statements() throws {
    let text = """
      class A {
        var count = 0
        init() {}
        convenience init(_ other: A?) {
          self.init()
          other?.act(with: number())
          count = number()
          count += 1
        }
        func act(with number: Int) {}
        func number() -> Int { 1 }
      }
      """
    #expect(try SampleMutants.changes(.call, of: text) == ["- other?.act(with: number())"])
    #expect(try SampleMutants.changes(.assignment, of: text) == ["- count = number()", "- count += 1"])
  }

  @Test("return nil, nothing, zero or the opposite instead")
  func results() throws {
    let text = """
      func a(_ x: Int) -> Int? { x }
      var b: String { "b" }
      var c: [Int] { [1] }
      func d(_ x: Bool) -> Bool { return x }
      func e() -> Int? { nil }
      func f(_ x: [Int]) -> [Int] { x.filter { $0 == 1 } }
      """
    let changed = try SampleMutants.changes(.result, of: text).compactMap { $0.split(separator: "\n").last }
    #expect(
      changed == [
        "+ func a(_ x: Int) -> Int? { nil }", "+ var b: String { \"\" }", "+ var c: [Int] { [] }",
        "+ func d(_ x: Bool) -> Bool { return !(x) }", "+ func f(_ x: [Int]) -> [Int] { [] }",
      ]
    )
  }

  @Test("take a guard's exit always, or never for a condition's sake; and empty cases")
  func exits() throws {
    let text = """
      func f(_ a: Int?, _ b: Bool) {
        guard let a, b else { return }
        switch a {
        case 1: print("one"); print("and")
        case 2: print("two")
        default: break
        }
      }
      """
    #expect(
      try SampleMutants.changes(.guard, of: text) == [
        "- guard let a, b else { return }\n+ guard false, let a, b else { return }",
        "- guard let a, b else { return }\n+ guard let a, true else { return }",
      ]
    )
    // The second case's body is a call, which is left out already.
    #expect(
      try SampleMutants.changes(.case, of: text) == ["- case 1: print(\"one\"); print(\"and\")\n+ case 1: break"]
    )
  }

  @Test("exchange arguments of one type, and replace texts and the app's wording")
  func arguments() throws {
    let text = """
      import Users
      func f(_ a: String, _ b: String, _ c: Int) {}
      func g(_ x: String) { f(x, Wording.close, 1) }
      func h() { f("one", "one", 2) }
      """
    #expect(
      try SampleMutants.changes(.arguments, of: text) == [
        "- func g(_ x: String) { f(x, Wording.close, 1) }\n+ func g(_ x: String) { f(Wording.close, x, 1) }"
      ]
    )
    #expect(try SampleMutants.changes(.wording, of: text).count == 3)
  }

  @Test("make weak and unowned references strong, each alone")
  func references() throws {
    let text = """
      class A {
        weak var b: A?
        unowned let c: A
        init(_ c: A) { self.c = c }
        func f() -> () -> Void { { [weak self, unowned c] in c.g(self) } }
        func g(_ a: A?) {}
      }
      """
    let mutants = try SampleMutants.mutants(of: text).filter { $0.operation == .memory }
    #expect(mutants.map(\.reference) == ["b", "c", "[self]", "[c]"])
    #expect(
      mutants.map { $0.changed } == [
        "var b: A?", "let c: A", "func f() -> () -> Void { { [self, unowned c] in c.g(self) } }",
        "func f() -> () -> Void { { [weak self, c] in c.g(self) } }",
      ]
    )
  }

  @Test("make a weak reference strong in a closure of one switch, whether that is its value or not")
  func switches() throws {
    let text = """
      class A {
        func f() {}
        func g() -> Int { 1 }
        func a() -> (Bool) -> Void { { [weak self] b in switch b { case true: self?.f(); case false: self?.f() } } }
        func c() -> (Bool) -> Int? { { [weak self] b in switch b { case true: self?.g(); case false: self?.g() } } }
      }
      """
    let mutants = try SampleMutants.mutants(of: text).filter { $0.operation == .memory }
    #expect(mutants.map(\.reference) == ["[self]", "[self]"])
    #expect(mutants.map { $0.edits.last?.before.hasSuffix("return ") } == [false, true])
  }

  @Test("are at their lines and columns, in bytes")
  func places() throws {
    let mutants = try SampleMutants.mutants(of: "func f() {\n  /* é */ print(\"ü\")\n}\nfunc g() { f() }\n")
    #expect(mutants.map { "\($0.line):\($0.column) \($0.operation)" } == ["2:12 call", "2:18 wording", "4:12 call"])
  }
}
