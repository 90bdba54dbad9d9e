import Adapting
import Testing

@Suite("Names that differ on Linux")
struct NameTests {
  @Test(
    "is imported as the module that has it there",
    arguments: [
      ("import UIKit.UIColor", "import UIKit"), ("import class UIKit.UIView", "import UIKit"),
      ("import Foundation.NSURL", "import Foundation"), ("import QuartzCore", "import UIKit"),
      ("import CoreGraphics.CGBase", "import UIKit"), ("import Maps.Place", "import Maps.Place"),
      ("import ObjectiveC.runtime", "import UIKit"), ("import UIKit", "import UIKit"),
      ("@testable import QuartzCore", "@testable import UIKit"),
    ]
  )
  func imports(_ original: String, _ adapted: String) throws {
    #expect(try adapt("\(original)\nlet a = 1\n").lines == "\(adapted)\nlet a = 1\n")
  }

  @Test("is declared anew if UIKit has it in an extension, and an app's own is overridden as before")
  func declaredAnew() throws {
    let file = try adapt(
      """
      class A: UIView {
        public override final var intrinsicContentSize: CGSize { .zero }
        override func layoutSubviews() {}
      }
      class B: Mine { override func touchesMoved(_ a: Int) {} }
      class Mine { func touchesMoved(_ a: Int) {} }
      """
    )
    #expect(
      file.lines.hasPrefix(
        """
        class A: UIView {
          public @_nonoverride final var intrinsicContentSize: CGSize { .zero }
          override func layoutSubviews() {}
        }
        class B: Mine { override func touchesMoved(_ a: Int) {} }

        """
      ),
      "\(file.lines)"
    )
    #expect(file.remarks.map(\.text) == ["'intrinsicContentSize' declared anew: it is not overridden here"])
  }

  @Test("is declared anew by the first class of the app that has it, and overridden by those below")
  func below() throws {
    let file = try adapt(
      """
      class C: B { override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() } }
      class B: A {}
      class A: UIViewController {}
      extension A { override func didReceiveMemoryWarning() {} }
      """
    )
    #expect(file.lines.hasPrefix("class C: B { override func didReceiveMemoryWarning()"), "\(file.lines)")
    #expect(file.lines.contains("@_nonoverride func didReceiveMemoryWarning() {}"), "\(file.lines)")
  }

  @Test("is in the table if UIKit asks for it, as for a layer's class, and not if it has the same name alone")
  func asked() throws {
    let file = try adapt(
      """
      class A: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override func didMoveToWindow() {}
      }
      class B { func didMoveToWindow() {} }
      class C: UIViewController { override func prepare(for segue: UIStoryboardSegue, sender: Any?) {} }
      class D: UICollectionViewLayout { override func prepare() {} }
      """
    )
    #expect(file.registered == ["layerClass", "didMoveToWindow", "prepareFor:sender:"], "\(file.generated)")
    #expect(file.lines.contains("@_nonoverride func prepare(for") && file.lines.contains("override func prepare() {}"))
  }

  @Test("is in a module of its own: documents")
  func documents() throws {
    #expect(try adapt("class A: NSObject, XMLParserDelegate {}").generated.contains("import FoundationXML"))
    #expect(try !adapt("class A: NSObject {}").generated.contains("import FoundationXML"))
  }

  @Test("of a navigation controller's root: the initialiser is declared anew, and sets the stack")
  func rootInitialiser() throws {
    let text = """
      class A: UINavigationController {
        public override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
        init(_ b: B) {
          super.init(
            rootViewController: b.make(of: [1])
          )
        }
      }
      class C: A { override init(rootViewController: UIViewController) { super.init(rootViewController: .init()) } }
      class D: UIViewController { init() { super.init(rootViewController: 1) } }

      """
    let adapted = """
      class A: UINavigationController {
        public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil); setViewControllers([ rootViewController], animated: false) }
        init(_ b: B) {
          super.init(nibName: nil, bundle: nil); setViewControllers([
       b.make(of: [1])
          ], animated: false)
        }
      }
      class C: A { override init(rootViewController: UIViewController) { super.init(rootViewController: .init()) } }
      class D: UIViewController { init() { super.init(rootViewController: 1) } }

      """
    #expect(try adapt(text).lines == adapted)
  }
}
