import Adapting
import Testing

@Suite("A file's registration")
struct RegistrationTests {
  @Test("is an extension that calls the table for the class, its outlets and its actions")
  func isWhole() throws {
    let file = try adapt(
      """
      class A: UIViewController {
        @IBOutlet private var label: UILabel!
        @IBAction private func tap(_ sender: UIButton, event: UIEvent) {}
        @objc func `default`() {}
        func other() {}
      }
      """
    )
    #expect(
      file.generated == """
        import UIKit
        extension A {
          @MainActor fileprivate static func registerClasses_View_0() {
            ClassTable.register(A.self, named: "A", in: "App", decode: { A(coder: $0) })
            ClassTable.register(A.self, outlet: "label") {
              ClassTable.assign($1, to: &$0.label)
            }
            ClassTable.register(A.self, action: "tap:event:") { object, arguments in
              try object.tap(ClassTable.argument(0, of: arguments), event: ClassTable.argument(1, of: arguments))
            }
            ClassTable.register(A.self, action: "default") { object, _ in
              object.`default`()
            }
          }
        }
        @MainActor func registerClasses_View() {
          A.registerClasses_View_0()
        }

        """
    )
  }

  @Test("has the members of extensions, of classes of the module and of UIKit")
  func hasExtensions() throws {
    let file = try adapt(
      """
      extension A { @IBAction func a() {} }
      extension UIView { @objc func b() {}; func c() {} }
      extension P { func d() {} }
      """,
      beside: "class A: UIView {}"
    )
    #expect(file.registered == ["a", "b"])
    #expect(file.generated.contains("A.registerClasses_View_0()\n  UIView.registerClasses_View_1()\n}"))
  }

  @Test("has methods that the module selects, of any length, and those of whole classes for Objective-C")
  func hasSelected() throws {
    let file = try adapt(
      """
      class A: NSObject { func a() {}; @objc func b(_ x: Int, y: Int, z: Int) {}; @objc func c(_ x: I, y: I, z: I) {} }
      @objcMembers class B: NSObject { func d() {}; private func e() {}; @nonobjc func f() {} }
      class C: B { func g() {} }
      """,
      beside: "let s = [#selector(A.a), #selector(A.b(_:y:z:))]"
    )
    #expect(file.registered == ["a", "b:y:z:", "d", "g"])
  }

  @Test("has each member under its conditions")
  func hasConditions() throws {
    let file = try adapt(
      """
      #if DEBUG
      class A: UIView {
        @IBOutlet var a: UILabel!
        #if os(iOS)
        @IBOutlet var b: UILabel!
        #else
        @IBOutlet var c: UILabel!
        #endif
      }
      #endif
      """
    )
    let directives = file.generated.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      directives == [
        "#if (DEBUG)", "#if (os(iOS))", "#endif", "#if (!(os(iOS)))", "#endif", "#endif", "#if (DEBUG)", "#endif",
      ]
    )
  }

  @Test("leaves out what cannot be named or called, and says so")
  func leavesOut() throws {
    let file = try adapt(
      """
      class A<T>: UIView { @IBOutlet var a: UILabel! }
      class B: UIView { private class C: UIView { @IBOutlet var b: UILabel! } }
      func f() { class D: UIView { @IBOutlet var c: UILabel! } }
      class E: NSObject { @objc func d() async {}; @objc func e(_ x: inout Int) {}; @objc static func g() {} }
      """
    )
    #expect(file.registered == [])
    #expect(file.warnings.map { $0.prefix(2) } == ["1:", "2:", "3:", "4:", "4:", "4:"])
  }

  @Test(
    "makes each class in the way that it can be made",
    arguments: [
      ("class A: UIView {}", "decode: { A(coder: $0) }"), ("class A: Base {}", "decode: { A(coder: $0) }"),
      ("class A: UIView { @available(*, unavailable) required init?(coder: NSCoder) {} }", nil),
      ("class A: UIView { @available (*, unavailable) required init?(coder: NSCoder) {} }", nil),
      ("class A: UIResponder, UIWindowSceneDelegate {}", "make: { A() }"),
      ("class A: NSObject { init(b: Int) {} }", nil), ("class A: NSObject { private override init() {} }", nil),
      ("class A: NSObject { convenience init(b: Int) {} }", "make: { A() }"),
      ("class A: NSObject { init(b: Int = 1) {} }", "make: { A() }"), ("class A: Plain {}", nil),
      ("class A: UIStoryboardSegue {}", nil), ("class A {}", nil), ("class A: A {}", nil),
      ("class A: B {}; class B: A {}", nil),
      ("enum Outer { class A: UIView {} }", "decode: { Outer.A(coder: $0) }"),
    ] as [(String, String?)]
  )
  func makes(_ source: String, _ expected: String?) throws {
    let file = try adapt(source, beside: "class Base: UITableViewCell {}\nclass Plain: NSObject { init(c: Int) {} }")
    if let expected { #expect(file.generated.contains(expected)) } else { #expect(file.generated == "") }
  }

  @Test("is called once per file, even if names of files are alike")
  func isCalledOnce() throws {
    let source = { (name: String) in "class \(name): UIView {}" }
    let module = try adapt([
      ("a/b-c.swift", source("A")), ("a/b_c.swift", source("B")), ("d/View.swift", source("C")),
      ("e/view.swift", source("D")),
    ])
    #expect(
      module.names == ["b-c.adapted.swift", "b_c.adapted.swift", "d.View.adapted.swift", "e.view.adapted.swift"]
    )
    for name in ["b_c", "b_c_1", "d_View", "e_view"] {
      #expect(module.registration.contains("  registerClasses_\(name)()\n"))
    }
  }

  @Test("names are apart even where folders have dots")
  func namesAreApart() {
    #expect(OutputNames.names(for: ["a.b.swift", "a/b.swift", "c/b.swift"]).count == 3)
    let names = OutputNames.names(for: ["a/b.c.swift", "x/c.swift", "a.b/c.swift", "a/b/c.swift"])
    #expect(Set(names).count == 4)
  }
}
