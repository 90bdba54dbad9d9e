import HeadlessUIKit
import Testing

// Not documented: the order of calls among two controllers. Here it is the observed order of push and pop:
// old willDisappear, new willAppear, old didDisappear, new didAppear, then didMove.
@MainActor @Suite("UINavigationController: the stack", .keepingObjects)
struct NavigationTests {
  let stage = Stage()
  let root: Witness
  let details: Witness
  let navigation: UINavigationController

  init() {
    root = stage.controller("root")
    details = stage.controller("details")
    navigation = stage.showNavigation([root])
  }

  @Test("A push moves the controller to its parent around its appearance", arguments: [true, false])
  func push(animated: Bool) {
    navigation.pushViewController(details, animated: animated)
    stage.settle()
    #expect(
      stage.log.take() == [
        "details willMove to nav", "details didLoad", "root willDisappear", "details willAppear",
        "root didDisappear", "details didAppear", "details didMove to nav",
      ]
    )
    #expect(navigation.topViewController === details)
    #expect(details.view.window === stage.window)
    #expect(root.view.superview == nil)
  }

  @Test("A pop moves the controller to no parent around its disappearance, and returns it", arguments: [true, false])
  func pop(animated: Bool) {
    navigation.pushViewController(details, animated: false)
    _ = stage.log.take()
    #expect(navigation.popViewController(animated: animated) === details)
    stage.settle()
    #expect(
      stage.log.take() == [
        "details willMove to nil", "details willDisappear", "root willAppear",
        "details didDisappear", "root didAppear", "details didMove to nil",
      ]
    )
    #expect(details.parent == nil)
    #expect(navigation.children.count == 1)
  }

  @Test("The root cannot be popped")
  func popRoot() {
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.log.take() == [])
  }

  @Test("Only the controllers that become visible are loaded and appear when the stack is replaced")
  func replaced() {
    navigation.setViewControllers([root, stage.controller("between"), details], animated: false)
    #expect(
      stage.log.take() == [
        "between willMove to nav", "details willMove to nav", "details didLoad", "root willDisappear",
        "details willAppear", "root didDisappear", "details didAppear", "between didMove to nav",
        "details didMove to nav",
      ]
    )
  }

  @Test("A change below the top shows nothing anew")
  func belowTop() {
    navigation.pushViewController(details, animated: false)
    _ = stage.log.take()
    navigation.viewControllers = [details]
    #expect(stage.log.take() == ["root willMove to nil", "root didMove to nil"])
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
    stage.settle()
    let calls = stage.log.take().filter { $0.hasPrefix("below") || $0.hasPrefix("top") }
    #expect(calls == ["top didLoad", "top willAppear", "top didAppear"])
  }

  @Test("A controller that pushes while it is loaded or appears is left for the pushed one", arguments: [true, false])
  func pushWhileShown(atLoad: Bool) {
    let (first, second) = (stage.controller("first"), stage.controller("second"))
    let other = UINavigationController(rootViewController: first)
    first.reaction = { [weak other] in
      if $0 == (atLoad ? "didLoad" : "willAppear") { other?.pushViewController(second, animated: false) }
    }
    second.reaction = { [log = stage.log, weak second] in
      if $0 == "didAppear", second?.view.window == nil { log.note("second too early") }
    }
    stage.window.rootViewController = other
    let calls = stage.log.take()
    #expect(!calls.contains("second too early"))
    #expect(
      calls.filter { $0.hasPrefix("second") && $0.hasSuffix("ppear") } == ["second willAppear", "second didAppear"]
    )
    #expect(!calls.contains("first didAppear"))
    #expect(first.view.window == nil)
    #expect(second.view.window != nil)
  }

  @Test("A pushed controller that pushes another while it is loaded never appears")
  func pushWhileLoaded() {
    let last = stage.controller("last")
    details.reaction = { [weak navigation] in
      if $0 == "didLoad" { navigation?.pushViewController(last, animated: true) }
    }
    navigation.pushViewController(details, animated: true)
    stage.settle()
    #expect(!stage.log.take().contains { $0.hasPrefix("details") && $0.hasSuffix("ppear") })
    #expect(navigation.topViewController === last)
    navigation.popViewController(animated: false)
    #expect(stage.log.take().contains("last didDisappear"))
    #expect(details.view.window != nil)
  }
}
