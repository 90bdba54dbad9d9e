import Testing

@testable import Adapting

@Suite("A selector")
struct SelectorTests {
  @Test(
    "is named as Objective-C names methods",
    arguments: [
      ("foo", [], "foo"), ("foo", [""], "foo:"), ("foo", ["", "bar"], "foo:bar:"), ("foo", ["", ""], "foo::"),
      ("foo", ["sender"], "fooWithSender:"), ("foo", ["sender", "for"], "fooWithSender:for:"),
      ("foo", ["for"], "fooFor:"), ("foo", ["forEvent"], "fooForEvent:"), ("foo", ["format"], "fooWithFormat:"),
      ("showWith", ["name"], "showWithName:"), ("move", ["to", "animated"], "moveTo:animated:"),
      ("foo", ["uRL"], "fooWithURL:"), ("width", ["x"], "widthWithX:"),
    ] as [(String, [String], String)]
  )
  func isNamed(_ name: String, _ labels: [String], _ expected: String) {
    #expect(SelectorName.of(name, labels: labels) == expected)
  }

  private static let module = """
    class Base: UIViewController { @objc func up(by x: Int) {} }
    class A: Base {
      @objc func foo(_ x: Any) {}
      @objc(custom:) func renamed(x: Any) {}
      @objc var isOn = false
      @objc(other) var named = 1
      @objc func twice() {}
      @objc func twice(_ x: Any) {}
      @objc func bar() {}
      func helper(a: Int) {}
      @objc func helper(b: Int, c: Int) {}
    }
    class B { @objc func bar(sender: Any) {} }
    """

  @Test(
    "is found by its declaration",
    arguments: [
      ("foo", "foo:"), ("foo(_:)", "foo:"), ("A.foo", "foo:"), ("A.foo(_:)", "foo:"), ("self.foo", "foo:"),
      ("renamed", "custom:"), ("renamed(x:)", "custom:"), ("getter: isOn", "isOn"), ("setter: isOn", "setIsOn:"),
      ("getter: A.named", "other"), ("setter: A.named", "setOther:"), ("up", "upBy:"), ("super.up", "upBy:"),
      ("twice as (A) -> () -> Void", "twice"), ("A.twice as (A) -> (Any) -> Void", "twice:"),
      ("(foo)", "foo:"), ("bar", "bar"), ("B.bar", "barWithSender:"), ("b.bar", "bar"), ("helper", "helperWithB:c:"),
      ("viewWillAppear", "viewWillAppear:"), ("unknown(a:b:)", "unknownWithA:b:"), ("\n    foo\n  ", "foo:"),
    ]
  )
  func isFound(_ expression: String, _ expected: String) throws {
    let file = try adapt("extension A { func f() { g(#selector(\(expression))) } }\n", beside: Self.module)
    let selector = try #require(file.lines.firstMatch(of: #/Selector\("([^"]*)"\s*\)/#))
    #expect(selector.output.1 == expected)
    #expect(file.lines.count { $0 == "\n" } == 1 + expression.count { $0 == "\n" })
  }

  @Test("is doubted if the module does not declare it, or in two ways")
  func isDoubted() throws {
    let file = try adapt("extension A { func f() {\n g(#selector(nope(x:)), #selector(twice)) } }", beside: Self.module)
    #expect(
      file.warnings == [
        "2: the module does not declare 'nope'; taken as 'nopeWithX:'",
        "2: 'twice' may also be 'twice:'; taken as 'twice'",
      ]
    )
  }

  @Test("in a string or a comment is left alone, in an interpolation it is not")
  func isInText() throws {
    let file = try adapt(##"let a = "#selector(b)\(#selector(b(_:)))" // #selector(b)"## + "\n")
    #expect(file.lines == ##"let a = "#selector(b)\(Selector("b:"))" // #selector(b)"## + "\n")
  }

  @Test("of a key path becomes its text")
  func isKeyPath() throws {
    let file = try adapt("f(#keyPath(name), #keyPath(Person.friend.name))\n")
    #expect(file.lines == "f(\"name\", \"friend.name\")\n")
  }
}
