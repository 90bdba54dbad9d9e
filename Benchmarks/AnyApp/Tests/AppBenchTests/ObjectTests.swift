import AppBench
import Testing
import UIKit

/// Members of Apple's NSObjectProtocol and NSObject that apps use, as their documentation says.
@MainActor @Suite("An object with methods by name", .serialized)
struct ObjectTests {
  private final class Router: UIResponder {
    let calls = Calls()

    override init() {
      super.init()
      ClassTable.register(Router.self, action: "routeToItemWithSegue:") { router, arguments in
        let segue: String? = try ClassTable.argument(0, of: arguments)
        router.calls.add("to \(segue ?? "nothing")")
        return router
      }
    }
  }

  @Test("responds to those that it has, and gives back an object that is their result")
  func perform() {
    let router = Router()
    let selector = NSSelectorFromString("routeToItemWithSegue:")
    let any: any NSObjectProtocol = router
    #expect(any.responds(to: selector) && !any.responds(to: NSSelectorFromString("routeToAll")))
    #expect(any.perform(selector, with: "Lamp")?.takeUnretainedValue() === router)
    #expect(router.calls.taken() == ["to Lamp"])
  }

  @Test("is called after a time, unless that is cancelled: of one argument, or all of the object's")
  func later() throws {
    let (router, selector) = (Router(), NSSelectorFromString("routeToItemWithSegue:"))
    let app = try CodeApp.running { UIViewController() }
    for name in ["a", "b"] { router.perform(selector, with: name, afterDelay: 1) }
    NSObject.cancelPreviousPerformRequests(withTarget: router, selector: selector, object: "a")
    #expect(router.calls.taken() == [])
    try app.perform(.wait(1))
    #expect(router.calls.taken() == ["to b"])
    router.perform(selector, with: "c", afterDelay: 0)
    router.perform(selector, with: "d", afterDelay: 2)
    try app.perform(.screen)
    #expect(router.calls.taken() == ["to c"])
    NSObject.cancelPreviousPerformRequests(withTarget: router)
    try app.perform(.wait(3))
    #expect(router.calls.taken() == [])
  }

  @MainActor private protocol Shown: NSObjectProtocol { func show() }
  private final class Screen: UIViewController, Shown { func show() {} }

  @Test("is each view and controller, for protocols that ask for it")
  func responders() {
    let screen: any Shown = Screen()
    #expect(screen.isEqual(screen) && !screen.isEqual(Screen()) && !screen.isProxy())
    #expect(screen.description.contains("Screen") && Screen.description().hasSuffix(".Screen"))
  }

  @Test("Literals are colours; fonts keep their names in another size")
  func values() {
    let colour: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(colour == .red)
    #expect(UIFont(name: "Menlo", size: 9)?.withSize(12).pointSize == 12)
    #expect(UIFont(name: "Menlo", size: 9)?.withSize(12).fontName == "Menlo")
    #expect(NSEC_PER_SEC / NSEC_PER_MSEC == 1000)
  }
}
