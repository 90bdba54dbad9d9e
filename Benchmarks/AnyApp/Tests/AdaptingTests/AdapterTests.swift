import Adapting
import Testing

@Suite("An adapted file")
struct AdapterTests {
  @Test("has no attributes of Objective-C, and all else where it was")
  func removesAttributes() throws {
    let file = try adapt(
      """
      @objcMembers final class A: NSObject {
        @IBOutlet weak var a: UILabel! // @IBOutlet
        @objc(b:) @IBAction private func b(_ s: Any) {}
        @objc
        dynamic var c = "@objc"
        @IBInspectable var d = 1
        @NSCopying var e: F?
        @available(iOS 13, *) @nonobjc func g() {}
      }
      """
    )
    #expect(
      file.lines == """
        final class A: NSObject {
          weak var a: UILabel! // @IBOutlet
          private func b(_ s: Any) {}
          
          dynamic var c = "@objc"
          @IBInspectable var d = 1
          var e: F?
          @available(iOS 13, *) func g() {}
        }

        """
    )
    #expect(file.remarks.map(\.line) == [1, 2, 3, 3, 4, 7, 8])
    #expect(file.remarks.first?.text == "@objcMembers removed" && file.adaptedLineCount == 6)
  }

  @Test("keeps the line ends that it has", arguments: ["", "\n", "a\r\n@objc\r\nb\r\n", "a", "// a", "a\n\n\n"])
  func keepsLineEnds(_ source: String) throws {
    let file = try adapt(source)
    let end = source.isEmpty || source.last?.isNewline == true ? "" : "\n"
    #expect(file.lines == source.replacing("@objc", with: "") + end)
    #expect(file.text.hasPrefix("#sourceLocation(file: \"View.swift\", line: 1)\n"))
    #expect(file.generated == "")
  }

  @Test("has as many lines where an attribute or a selector has several")
  func keepsLines() throws {
    let file = try adapt("@objc(\n a:\r\n) func a() {}\nlet b = #selector(\n c(_:)\n)\n")
    #expect(file.lines == "\n\r\nfunc a() {}\nlet b = Selector(\"c:\"\n\n)\n")
    #expect(file.generated == "import UIKit\n")
  }

  @Test("names its original, whatever the path is")
  func namesOriginal() throws {
    let file = try #require(try adapt([("a \"b\"\\c.swift", "#!/bin/x\n")]).files.first)
    #expect(file.text.hasPrefix(#"#sourceLocation(file: "a \"b\"\\c.swift", line: 1)"# + "\n///bin/x\n"))
  }

  @Test("has defaults for optional methods, which are called without a question mark")
  func adaptsOptionals() throws {
    let file = try adapt(
      """
      @objc public protocol P: Q {
        @objc optional func a(_ b: Int, c d: String)
        @objc optional func e() -> [Int]?
        @objc optional var f: Int? { get }
        func g()
      }
      @objc protocol R {}
      @objc protocol S: NSObjectProtocol {}
      func h(p: P?, t: UITableViewDelegate?) { p?.a?(1, c: ""); _ = p?.e!(); t?.tableView?(1); p.g() }
      """
    )
    #expect(
      file.lines == """
        public protocol P: AnyObject, Q {
          func a(_ b: Int, c d: String)
          func e() -> [Int]?
          var f: Int? { get }
          func g()
        }
        protocol R: AnyObject {}
        protocol S: NSObjectProtocol {}
        func h(p: P?, t: UITableViewDelegate?) { p?.a(1, c: ""); _ = p?.e(); t?.tableView?(1); p.g() }

        """
    )
    for line in ["extension P {", "public func a(_ b: Int, c d: String) {}", "public func e() -> [Int]? { nil }"] {
      #expect(file.generated.contains(line))
    }
  }

  @Test("keeps the question marks of closures that are named like an optional method")
  func keepsClosures() throws {
    let file = try adapt("@objc protocol P { @objc optional func a() }\nclass A { var a: (() -> Void)? }\nb.a?()\n")
    #expect(file.lines.hasSuffix("b.a?()\n"))
  }

  @Test(
    "cannot have an optional method with a result",
    arguments: ["func a() -> Int", "var b: Int { get }", "var c: D? { get set }"]
  )
  func refusesOptionals(_ requirement: String) {
    let error = #expect(throws: AdaptingError.self) {
      try adapt("@objc protocol P {\n @objc optional \(requirement)\n}")
    }
    #expect(
      error?.description.hasPrefix("View.swift:2: error: an optional method with a result cannot be adapted") == true
    )
  }

  @Test("warns of managed properties and of entry points without a delegate")
  func warns() throws {
    let file = try adapt("class A { @NSManaged var b: Int }\n@main struct C {}")
    #expect(file.warnings.map { $0.prefix(2) } == ["1:", "2:"])
  }

  @Test("is changed once where changes lie inside of each other")
  func changesOnce() throws {
    #expect(try adapt("f(#selector(@objc g))").lines == "f(Selector(\"g\"))\n")
  }

  @Test("has a required initialiser where a list makes cells or headers by it, and nowhere else")
  func initialisersOfLists() throws {
    let file = try adapt(
      """
      class A: UICollectionViewCell { override init(frame: CGRect) {} }
      class B: A { override init(frame: CGRect) {} }
      class C: UITableViewHeaderFooterView { override init(reuseIdentifier: String?) {} }
      class D: UITableViewCell { override init(style: CellStyle, reuseIdentifier: String?) {} }
      class E: UIView { override init(frame: CGRect) {} }
      """
    )
    #expect(
      file.lines == """
        class A: UICollectionViewCell { required init(frame: CGRect) {} }
        class B: A { required init(frame: CGRect) {} }
        class C: UITableViewHeaderFooterView { required init(reuseIdentifier: String?) {} }
        class D: UITableViewCell { required init(style: CellStyle, reuseIdentifier: String?) {} }
        class E: UIView { override init(frame: CGRect) {} }

        """
    )
    #expect(file.remarks.first?.text == "'override init(frame:)' made 'required'")
  }
}
