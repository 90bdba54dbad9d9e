import HeadlessUIKit
import Testing

// Not documented: the order of calls among two controllers. Here it is the observed order of push and pop:
// old willDisappear, new willAppear, old didDisappear, new didAppear, then didMove.
@MainActor @Suite("UINavigationController: the stack", .keepingObjects)
struct NavigationTests {
  let stage = NotingWindow()
  let root: NotingController
  let details: NotingController
  let navigation: UINavigationController

  init() {
    root = stage.controller("root")
    details = stage.controller("details")
    navigation = stage.showNavigation([root])
  }

  @Test("A push changes the stack at once, and is told of in the layout pass", arguments: [true, false])
  func push(animated: Bool) {
    navigation.pushViewController(details, animated: animated)
    #expect(stage.log.take() == ["details willMove to nav"])
    #expect(!details.isViewLoaded)
    #expect(navigation.topViewController === details)
    #expect(details.parent === navigation)
    #expect(root.view.window != nil)
    stage.turn()
    let begun = ["details didLoad", "root willDisappear", "details willAppear"]
    let ended = ["root didDisappear", "details didAppear", "details didMove to nav"]
    #expect(stage.log.take() == (animated ? begun : begun + ended))
    stage.settle()
    #expect(stage.log.take() == (animated ? ended : []))
    #expect(details.view.window === stage.window)
    #expect(root.view.superview == nil)
  }

  @Test("A pop returns the controller, and moves it to no parent when it has disappeared", arguments: [true, false])
  func pop(animated: Bool) {
    navigation.pushViewController(details, animated: false)
    stage.settle()
    _ = stage.log.take()
    #expect(navigation.popViewController(animated: animated) === details)
    #expect(stage.log.take() == ["details willMove to nil"])
    #expect(navigation.topViewController === root)
    #expect(details.parent === navigation)
    #expect(details.view.window != nil)
    stage.turn()
    let begun = ["details willDisappear", "root willAppear"]
    let ended = ["details didDisappear", "root didAppear", "details didMove to nil"]
    #expect(stage.log.take() == (animated ? begun : begun + ended))
    stage.settle()
    #expect(stage.log.take() == (animated ? ended : []))
    #expect(details.parent == nil)
    #expect(navigation.children.count == 1)
  }

  @Test("Only the controllers that become visible are loaded and appear when the stack is replaced")
  func replaced() {
    navigation.setViewControllers([root, stage.controller("between"), details], animated: false)
    #expect(stage.log.take() == ["between willMove to nav", "details willMove to nav"])
    stage.turn()
    #expect(
      stage.log.take() == [
        "details didLoad", "root willDisappear", "details willAppear", "root didDisappear", "details didAppear",
        "between didMove to nav", "details didMove to nav",
      ]
    )
  }

  @Test("A change below the top shows nothing anew")
  func belowTop() {
    navigation.pushViewController(details, animated: false)
    stage.settle()
    _ = stage.log.take()
    navigation.viewControllers = [details]
    #expect(stage.log.take() == ["root willMove to nil"])
    #expect(navigation.navigationBar.backItem != nil)
    stage.turn()
    #expect(stage.log.take() == ["root didMove to nil"])
    #expect(navigation.navigationBar.backItem == nil)
  }

  @Test("Popping to a controller returns those above it, the lowest first")
  func popTo() {
    let last = stage.controller("last")
    navigation.viewControllers = [root, details, last]
    #expect(navigation.popToViewController(last, animated: false)?.isEmpty == true)
    let popped = navigation.popToRootViewController(animated: false)
    #expect(popped?.map(\.title) == ["details", "last"])
    #expect(navigation.viewControllers.map(\.title) == ["root"])
    #expect(navigation.popToViewController(last, animated: false) == nil)
  }

  @Test("An empty stack shows nothing")
  func empty() {
    navigation.viewControllers = []
    #expect(root.view.superview != nil)
    stage.turn()
    #expect(stage.log.take().contains("root didDisappear"))
    #expect(root.view.superview == nil)
    #expect(navigation.topViewController == nil)
  }

  @Test("A controller on the stack cannot be pushed again")
  func pushedTwice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      }
    }
  }

  @Test("A stack built before it is on screen loads only the top, and tells it once")
  func builtBefore() {
    let (below, top) = (stage.controller("below"), stage.controller("top"))
    let other = UINavigationController(rootViewController: below)
    other.pushViewController(top, animated: true)
    #expect(!stage.log.take().contains { $0.hasSuffix("didLoad") })
    stage.window.rootViewController = other
    #expect(!top.isViewLoaded)
    stage.settle()
    let calls = stage.log.take().filter { $0.hasPrefix("below") || $0.hasPrefix("top") }
    #expect(calls == ["top didLoad", "top willAppear", "top didAppear"])
  }

  @Test("A change right after the window was made visible replaces what waits: only the last top is loaded")
  func changedAtLaunch() {
    let (below, top) = (stage.controller("below"), stage.controller("top"))
    let other = UINavigationController(rootViewController: below)
    stage.window.rootViewController = other
    _ = stage.log.take()
    other.pushViewController(top, animated: true)
    #expect(other.viewControllers.count == 2)
    other.pushViewController(details, animated: true)
    other.popViewController(animated: true)
    #expect(other.topViewController === top)
    stage.settle()
    let calls = stage.log.take()
    #expect(!below.isViewLoaded && !details.isViewLoaded)
    #expect(calls.filter { $0.hasSuffix("ppear") } == ["top willAppear", "top didAppear"])
    #expect(details.parent == nil)
  }

  @Test("Out of a window the stack changes and nothing is loaded; the top is when the view comes into a window")
  func outOfWindow() {
    stage.window.rootViewController = nil
    _ = stage.log.take()
    navigation.pushViewController(details, animated: true)
    #expect(stage.log.take() == ["details willMove to nav", "details didMove to nav"])
    stage.settle()
    #expect(!details.isViewLoaded)
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(stage.log.take() == ["details didLoad", "details willAppear", "details didAppear"])
    #expect(root.view.superview == nil)
  }
}
