import HeadlessUIKit
import Testing

@MainActor @Suite("UINavigationController: transitions and delegate", .keepingObjects)
struct TransitionTests {
  final class Delegate: UINavigationControllerDelegate {
    let log: EventLog
    var shown: () -> Void = {}

    init(_ log: EventLog) {
      self.log = log
    }

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.note("willShow \(viewController.title ?? "")\(animated ? " animated" : "")")
    }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.note("didShow \(viewController.title ?? "")\(animated ? " animated" : "")")
      shown()
    }
  }

  let stage = Stage()
  let root: Witness
  let details: Witness
  let navigation: UINavigationController

  init() {
    root = stage.controller("root")
    details = stage.controller("details")
    navigation = stage.showNavigation([root])
  }

  @Test("An animated transition ends on a later turn, one that is not at once")
  func animated() {
    navigation.pushViewController(details, animated: true)
    #expect(navigation.topViewController === details)
    #expect(!stage.log.take().contains("details didAppear"))
    #expect(!stage.window.runLoop.isIdle)
    stage.turn()
    #expect(stage.log.take() == ["root didDisappear", "details didAppear", "details didMove to nav"])
    navigation.popViewController(animated: false)
    #expect(stage.log.take().suffix(2) == ["root didAppear", "details didMove to nil"])
    #expect(stage.window.runLoop.isIdle)
  }

  // Not documented: UIKit only says that a change during a transition is not safe.
  @Test("A change of the stack ends the transition under way first", arguments: [true, false])
  func changeDuring(byPop: Bool) {
    navigation.pushViewController(details, animated: true)
    _ = stage.log.take()
    if byPop {
      navigation.popViewController(animated: true)
    } else {
      navigation.setViewControllers([root], animated: true)
    }
    #expect(
      stage.log.take() == [
        "root didDisappear", "details didAppear", "details didMove to nav",
        "details willMove to nil", "details willDisappear", "root willAppear",
      ]
    )
    stage.settle()
    #expect(stage.log.take() == ["details didDisappear", "root didAppear", "details didMove to nil"])
  }

  @Test("The delegate is told before the appearance begins and after it ended")
  func delegate() {
    let delegate = Delegate(stage.log)
    navigation.delegate = delegate
    navigation.pushViewController(details, animated: true)
    let before = stage.log.take()
    #expect(before.suffix(3) == ["willShow details animated", "root willDisappear", "details willAppear"])
    stage.turn()
    #expect(stage.log.take().last == "didShow details animated")
    navigation.popViewController(animated: false)
    #expect(stage.log.take().filter { $0.contains("Show") } == ["willShow root", "didShow root"])
  }

  @Test("The delegate is told when the navigation controller itself appears")
  func delegateAtFirst() {
    let delegate = Delegate(stage.log)
    let other = UINavigationController(rootViewController: stage.controller("first"))
    other.delegate = delegate
    other.loadViewIfNeeded()
    #expect(!stage.log.take().contains { $0.contains("Show") })
    stage.window.rootViewController = other
    #expect(stage.log.take().filter { $0.contains("Show") } == ["willShow first", "didShow first"])
  }

  @Test(
    "A push made when a transition ends goes through, and so does the change that had ended it",
    arguments: [true, false]
  )
  func pushAtEnd(byPush: Bool) {
    let delegate = Delegate(stage.log)
    let (next, last) = (stage.controller("next"), stage.controller("last"))
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
    #expect(navigation.viewControllers.map(\.title) == ["root", "details", "next", "last"])
    let calls = stage.log.take()
    for name in ["details", "next", "last"] {
      #expect(
        calls.filter { $0.hasPrefix("\(name) did") && !$0.hasSuffix("Load") && !$0.hasSuffix("Disappear") }.count == 2
      )
    }
    #expect(calls.filter { $0.hasSuffix("didDisappear") }.count == 3)
  }

  @Test("A controller popped by its own viewDidAppear is left without a parent")
  func poppedAtAppearance() {
    details.reaction = { [weak navigation] in
      if $0 == "didAppear" { navigation?.popViewController(animated: false) }
    }
    navigation.pushViewController(details, animated: true)
    stage.settle()
    #expect(details.parent == nil)
    #expect(stage.log.take().last == "details didMove to nil")
    #expect(root.view.window != nil)
  }
}
