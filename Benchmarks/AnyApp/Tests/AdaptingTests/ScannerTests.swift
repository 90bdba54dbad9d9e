import Testing

@testable import Adapting

@Suite("A scanner")
struct ScannerTests {
  private func types(_ source: String) throws -> [TypeDeclaration] {
    try ScannedFile(path: "A.swift", text: source).types
  }

  @Test("finds types, with what is around them and what they inherit")
  func findsTypes() throws {
    let types = try types(
      """
      final class A: B<C, D>.E, @unchecked Sendable, F { struct G<T> where T: H { enum I {} } }
      extension J.K where L == M { private class N {} }
      func f() { class Local {} }
      let closure = { class Hidden {} }
      actor O {}
      """
    )
    #expect(types.map(\.name) == ["A", "A.G", "A.G.I", "J.K", "J.K.N", "O"])
    #expect(types[0].inherited == ["B.E", "Sendable", "F"])
    #expect(types.map(\.isGeneric) == [false, true, true, false, false, false])
    #expect(types.map(\.isReachable) == [true, true, true, true, false, true])
  }

  @Test("finds members, and is not misled by names that look like keywords")
  func findsMembers() throws {
    let type = try #require(
      try types(
        """
        class A {
          let x = B.self.class.init(func: 1)
          var y: [String: (Int) -> Void] = [:] { didSet { var inner = 1 } }
          var z, zz: Int
          class func make() {}
          static var w: Int { 1 }
          func `default`<T>(_ a: T..., by b: inout D<Int, String> , c: Int = 2) async throws -> [Int]? where T: P {}
          required init?(coder aDecoder: NSCoder) {}
          func + (a: A, b: A) -> A {}
        }
        """
      ).first
    )
    #expect(type.members.map(\.name) == ["x", "y", "z", "zz", "make", "w", "default", "init", "+"])
    let method = try #require(type.members.first { $0.name == "default" })
    #expect(method.parameters.map(\.label) == ["", "by", "c"])
    #expect(method.parameters.map(\.isPlain) == [false, false, true])
    #expect(method.parameters.map(\.hasDefault) == [false, false, true])
    #expect(method.effects == ["async", "throws"] && method.type == "[Int]?" && method.isGeneric)
    #expect(type.members.map(\.isOfInstances) == [true, true, true, true, false, false, true, true, true])
  }

  @Test("reads attributes and modifiers")
  func readsPrefixes() throws {
    let type = try #require(
      try types(
        """
        class A {
          @objc(b:) @IBAction private(set) override class func c(_ d: E) {}
          @available(*, unavailable)
          init() {}
        }
        """
      ).first
    )
    #expect(type.members[0].prefix.attributes.map(\.name) == ["objc", "IBAction"])
    #expect(type.members[0].prefix.objectiveCName == "b:")
    #expect(type.members[0].prefix.modifiers == ["private(set)", "override", "class"])
    #expect(type.members[1].prefix.isUnavailable)
  }

  @Test("knows the conditions of every branch")
  func knowsConditions() throws {
    let types = try types(
      """
      #if os(iOS) &&
        DEBUG
      class A {}
      #elseif X || Y // why
      class B {
        #if !Z
        var c: Int
        #endif
      }
      #else
      class D {}
      #endif
      class E {}
      """
    )
    #expect(types[0].conditions == ["os(iOS) && DEBUG"])
    #expect(types[1].conditions == ["!(os(iOS) && DEBUG) && (X || Y)"])
    #expect(types[1].members[0].conditions.last == "!Z")
    #expect(types[2].conditions == ["!(os(iOS) && DEBUG) && !(X || Y)"])
    #expect(types[3].conditions == [])
  }

  @Test(
    "refuses brackets without a counterpart",
    arguments: [
      ("class A {\n", "A.swift:1: error: the bracket '{' has no counterpart"),
      ("f(\n]", "A.swift:2: error: the bracket ']' has no counterpart"),
      ("\n}", "A.swift:2: error: the bracket '}' has no counterpart"),
    ]
  )
  func refuses(_ source: String, _ message: String) {
    let error = #expect(throws: AdaptingError.self) { try types(source) }
    #expect(error?.description == message)
  }

  @Test("refuses brackets deeper than compilers read, and lives")
  func refusesDepth() {
    let source = String(repeating: "class A {", count: 100_000) + String(repeating: "}", count: 100_000)
    #expect(throws: AdaptingError.self) { try types(source) }
  }

  @Test(
    "ends on declarations that break off",
    arguments: ["class", "class A", "class A: B<", "func", "var", "@", "#if", "#selector"]
  )
  func ends(_ source: String) throws {
    #expect(try types(source).isEmpty)
  }
}
