import Command
import Testing

@Suite("Cognitive complexity")
struct CognitiveComplexityTests {
  @Test(
    "is the white paper's for its examples",
    arguments: [
      // Introduction, and "The implications".
      ("sumOfPrimes(_:)", 7), ("getWords(_:)", 1),
      // "Sequences of logical operators".
      ("sequences(_:_:_:_:_:_:)", 4), ("negated(_:_:_:)", 3),
      // "Increment for nested flow-break structures".
      ("myMethod()", 9), ("myMethod2()", 2),
      // Appendix C: SonarJava, sonar-persistit, SonarQube.
      ("Symbol.overriddenSymbol(from:)", 19), ("Resource.addVersion(_:_:)", 35), ("toRegexp(_:_:)", 20),
    ]
  )
  func published(_ function: String, _ complexity: Int) throws {
    let functions = try WhitePaper.functions.get()
    #expect(functions[function] == complexity)
  }

  @Test(
    "counts Swift's own structures as the paper's",
    arguments: [
      ("guarded(_:)", 1), ("chained(_:)", 3), ("expressions(_:)", 4), ("shorthand(_:)", 0), ("clauses(_:)", 3),
      ("repeated()", 3), ("factorial(_:)", 2), ("other(_:)", 1), ("Node.depth()", 1), ("inner()", 3), ("local()", 3),
      ("deferred()", 1), ("interpolated(_:)", 2), ("twice()", 3), ("brackets(_:_:_:)", 2), ("spread(_:_:)", 1),
      ("Node.value.didSet", 1), ("Node.lazily", 1), ("Node.subscript", 1), ("Node.init(_:)", 1),
      ("Node.deinit", 1), ("Built.body", 5), ("throwing(_:)", 4), ("defaults(_:)", 1), ("Wrapping.value", 1),
    ]
  )
  func swift(_ function: String, _ complexity: Int) throws {
    let functions = try Self.own.get()
    #expect(functions[function] == complexity, "\(functions)")
  }

  @Test("leaves out what the compiler writes, and has the code at the top level")
  func leftOut() throws {
    let module = try SampleModule.structure([
      "main.swift": """
      let numbers = [1, 2]
      for number in numbers { if number > 1 && number < 3 { print(number) } }
      if numbers.isEmpty { print("none") }
      """,
      "Model.swift": """
      final class Model {
        var count = numbers.isEmpty ? 1 : 2 { didSet { if count > 3 { count = 3 } } }
      }
      struct Key: Hashable, Codable { var number: Int; var text: String? }
      """,
    ])
    #expect(Set(module.functions.map(\.name)) == ["top-level code", "Model.count", "Model.count.didSet"])
    #expect(module.functions.map(\.cognitiveComplexity).reduce(0, +) == 7)
    let top = try #require(module.functions.first { $0.name == "top-level code" })
    #expect(top.file == "main.swift" && top.line == 1 && top.cognitiveComplexity == 5)
  }

  private static let own = Result { try complexities(in: swiftsOwn) }

  static func complexities(in text: String) throws -> [String: Int] {
    let functions = try SampleModule.structure(["Sample.swift": text]).functions
    return Dictionary(functions.map { ($0.name, $0.cognitiveComplexity) }, uniquingKeysWith: +)
  }

  private static let swiftsOwn = #"""
    nonisolated func isTrue() -> Bool { true }
    func fail() throws {}
    func guarded(_ number: Int?) -> Int {
      guard let number, number > 1, isTrue() else { return 0 }  // +1: commas do not count
      return number
    }
    func chained(_ number: Int) -> Int {
      if number > 3 { return 1 } else if number > 2 { return 2 } else { return 3 }  // +1, +1, +1
    }
    func expressions(_ number: Int) -> Int {
      let one = if number > 1 { 1 } else { 2 }  // +1, +1
      let other = switch number { case 1: 2; default: 3 }  // +1
      return one > 2 ? other : 4  // +1
    }
    func shorthand(_ text: String?) -> Int? { try? fail(); return text?.count ?? (text as Any as? Int) }
    func clauses(_ numbers: [Int]) {
      for number in numbers where number > 1 {  // +1
        switch number {  // +2
        case let big where big > 3: break
        default: continue
        }
      }
    }
    func repeated() {
      repeat { if isTrue() { break } } while isTrue()  // +1, +2
    }
    func factorial(_ number: Int) -> Int { number < 2 ? 1 : number * factorial(number - 1) }  // +1, +1 for itself
    func factorial(_ text: String) -> Int { 0 }
    func other(_ number: Int) -> Int { number < 2 ? 1 : factorial("text") }  // +1
    func inner() {
      let closure = { if isTrue() { print(1) } }  // +2
      closure()
      [1].forEach { _ in print(isTrue() && isTrue()) }  // +1
    }
    func local() {
      func itself() { if isTrue() { print(1) } }  // +2
      itself()
      if isTrue() { itself() }  // +1
    }
    func deferred() {
      defer { if isTrue() { print(1) } }  // +1
    }
    func interpolated(_ number: Int) -> String { "\(number > 1 ? "a" : "b") \(isTrue() || isTrue())" }  // +1, +1
    func twice() {
      for number in [1, 2].filter({ $0 > 1 ? true : false }) { print(number) }  // +1, +2 in the closure
    }
    func brackets(_ a: Bool, _ b: Bool, _ c: Bool) -> Bool { a && (b && c) || (a || b) }  // +1, +1
    func spread(_ a: Bool, _ b: Bool) -> Bool { a && b && isTrue() }  // +1
    func throwing(_ number: Int) {
      do { try fail() } catch is CancellationError { return } catch { if isTrue() { return } }  // +1, +1, +2
    }
    func defaults(_ number: Int = isTrue() ? 1 : 2) {}  // +1
    final class Node {
      var next: Node?
      var value = 1 { didSet { if value > 1 { value = 1 } } }  // +1
      lazy var lazily = isTrue() ? 1 : 2  // +1
      init(_ other: Node?) { if other == nil { next = Node() } }  // +1: the other initialiser is another function
      init() {}
      deinit { if isTrue() { print(1) } }  // +1
      subscript(index: Int) -> Int { index > 1 ? 1 : 2 }  // +1
      func depth() -> Int { 1 + (next?.depth() ?? 0) }  // +1 for itself
    }
    @resultBuilder enum Build {
      static func buildBlock(_ parts: Int...) -> Int { 0 }
      static func buildEither(first: Int) -> Int { first }
      static func buildEither(second: Int) -> Int { second }
    }
    @propertyWrapper struct Wrapper { var wrappedValue: Int }
    struct Wrapping { @Wrapper var value = isTrue() ? 1 : 2 }  // +1, though the tree has it twice
    struct Built {
      @Build var body: Int {
        if isTrue() { isTrue() && isTrue() ? 1 : 2 } else { 3 }  // +1, +1, +2, +1
      }
    }
    """#
}
