import HeadlessUIKit
import Testing

@MainActor @Suite("UINavigationController: changes made in the calls of a transition", .keepingObjects)
struct ChangesInCallsTests {
  let stage = NotingWindow()
  let root: NotingController
  let details: NotingController
  let last: NotingController
  let navigation: UINavigationController

  init() {
    root = stage.controller("root")
    details = stage.controller("details")
    last = stage.controller("last")
    navigation = stage.showNavigation([root])
  }

  private var titles: [String?] { navigation.viewControllers.map(\.title) }

  private func takeAppearances(of name: String) -> [String] {
    stage.log.take().filter { $0.hasPrefix(name) && $0.hasSuffix("ppear") }
  }

  /// Pushes a controller when another one gets a call.
  private func push(_ pushed: NotingController, at call: String, of controller: NotingController, animated: Bool) {
    controller.reaction = { [weak navigation] in
      if $0 == call { navigation?.pushViewController(pushed, animated: animated) }
    }
  }

  @Test(
    "A push in a call of an animated transition waits for its end",
    arguments: ["didLoad", "willAppear", "isAppearing"]
  )
  func waits(call: String) {
    push(last, at: call, of: details, animated: false)
    navigation.pushViewController(details, animated: true)
    stage.turn()
    #expect(titles == ["root", "details"])
    #expect(details.view.window != nil)
    stage.settle()
    #expect(titles == ["root", "details", "last"])
    #expect(
      takeAppearances(of: "details") == [
        "details willAppear", "details didAppear", "details willDisappear", "details didDisappear",
      ]
    )
  }

  @Test("A controller that pushes another when it is loaded, not animated, never appears; the way back shows it")
  func loadedNotAnimated() {
    push(last, at: "didLoad", of: details, animated: true)
    navigation.pushViewController(details, animated: false)
    stage.settle()
    #expect(titles == ["root", "details", "last"])
    #expect(takeAppearances(of: "details") == [])
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(details.view.window != nil)
    #expect(takeAppearances(of: "details") == ["details willAppear", "details didAppear"])
  }

  @Test("A root that pushes another when it is loaded at launch never appears")
  func rootLoaded() {
    let first = stage.controller("first")
    let other = UINavigationController(rootViewController: first)
    first.reaction = { [weak other, last] in if $0 == "didLoad" { other?.pushViewController(last, animated: true) } }
    stage.window.rootViewController = other
    stage.settle()
    let calls = stage.log.take()
    #expect(calls.filter { $0.hasPrefix("first") && $0.hasSuffix("ppear") } == [])
    #expect(calls.filter { $0.hasPrefix("last") && $0.hasSuffix("ppear") } == ["last willAppear", "last didAppear"])
    #expect(first.view.window == nil)
    #expect(last.view.window != nil)
  }

  @Test("A root that pushes another when it appears at launch has appeared before that is shown")
  func rootAppears() {
    let first = stage.controller("first")
    let other = UINavigationController(rootViewController: first)
    first.reaction = { [weak other, last] in
      if $0 == "willAppear" { other?.pushViewController(last, animated: false) }
    }
    stage.window.rootViewController = other
    stage.settle()
    #expect(
      stage.log.take().filter { $0.hasSuffix("ppear") }.suffix(6) == [
        "first willAppear", "first didAppear", "first willDisappear", "last willAppear",
        "first didDisappear", "last didAppear",
      ]
    )
  }

  @Test("A change in viewDidAppear, or in the delegate's didShow, is made at once", arguments: [true, false])
  func atEnd(byDelegate: Bool) {
    let delegate = NotingNavigationDelegate(stage.log)
    navigation.delegate = delegate
    var seen: [String?] = []
    let change = { [weak navigation, weak details, last] in
      navigation?.viewControllers = [last]
      seen = navigation?.viewControllers.map(\.title) ?? []
      delegate.shown = {}
      details?.reaction = { _ in }
    }
    if byDelegate { delegate.shown = change } else { details.reaction = { if $0 == "didAppear" { change() } } }
    navigation.pushViewController(details, animated: true)
    stage.settle()
    #expect(seen == ["last"])
    #expect(titles == ["last"])
    #expect(details.parent == nil && root.parent == nil)
    #expect(last.view.window != nil)
  }

  @Test(
    "A push made when a transition ends goes through, and so does a change that waits for that end",
    arguments: [true, false]
  )
  func pushAtEnd(byPush: Bool) {
    let delegate = NotingNavigationDelegate(stage.log)
    let next = stage.controller("next")
    navigation.delegate = delegate
    delegate.shown = { [weak navigation, weak delegate] in
      delegate?.shown = {}
      navigation?.pushViewController(next, animated: true)
    }
    navigation.pushViewController(details, animated: true)
    if byPush {
      navigation.pushViewController(last, animated: true)
    } else {
      navigation.setViewControllers([root, details, next, last], animated: true)
    }
    stage.settle()
    #expect(titles == ["root", "details", "next", "last"])
    let calls = stage.log.take()
    for name in ["details", "next", "last"] {
      #expect(
        calls.filter { $0.hasPrefix("\(name) did") && !$0.hasSuffix("Load") && !$0.hasSuffix("Disappear") }.count == 2
      )
    }
    #expect(calls.filter { $0.hasSuffix("didDisappear") }.count == 3)
  }
}
