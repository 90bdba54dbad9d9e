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

  @MainActor private final class Note {
    private let ended: () -> Void

    init(_ ended: @escaping () -> Void = {}) {
      self.ended = ended
    }

    isolated deinit { ended() }
  }

  /// Apple, *Objective-C Runtime*: `objc_setAssociatedObject` "sets an associated value for a given object using a given key";
  /// `nil` clears it, and a value that is assigned is not held.
  @Test("keeps others for keys, and releases them when it ends")
  func associated() throws {
    let app = try CodeApp.running { UIViewController() }
    let (one, other) = (UnsafeRawPointer(bitPattern: 8), UnsafeRawPointer(bitPattern: 16))
    let (key, second) = (try #require(one), try #require(other))
    let calls = Calls()
    var owner: UIView? = UIView()
    let view = try #require(owner)
    objc_setAssociatedObject(view, key, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, key) as? String == "text")
    #expect(objc_getAssociatedObject(view, second) == nil && objc_getAssociatedObject(UIView(), key) == nil)
    objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, key) == nil)
    var assigned: Note? = Note()
    objc_setAssociatedObject(view, key, assigned, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, key) is Note)
    assigned = nil
    #expect(objc_getAssociatedObject(view, key) == nil)
    objc_removeAssociatedObjects(view)
    owner = nil
    func keepWithOne() {
      let short = UIView()
      objc_setAssociatedObject(short, key, Note { calls.add("ended") }, .OBJC_ASSOCIATION_RETAIN)
    }
    keepWithOne()
    try app.perform(.screen)
    #expect(calls.taken() == ["ended"])
  }

  private final class Framed: UIImageView {
    override convenience init(frame: CGRect) { self.init(image: UIImage(named: "frame")) }
    override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { nil }
  }

  /// Apple, `UIImageView.init(image:)`, `UIColor.getRed(_:green:blue:alpha:)`, `effectiveUserInterfaceLayoutDirection`; C's
  /// `MAXFLOAT`.
  @Test("Initialisers are overridden as UIKit has them; colours give their parts, and views their direction")
  func parts() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(Framed(frame: .zero).image?.name == "frame")
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    #expect(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: nil))
    UIColor(red: 0, green: 0, blue: 0, alpha: 0.4).getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude && HUGE == MAXFLOAT)
    let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Own") { _ in })
    #expect(item.title == "Add" && item.primaryAction?.title == "Own")
  }
}
