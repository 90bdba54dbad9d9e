import HeadlessUIKit
import Testing

@MainActor @Suite("UINavigationController: transitions and delegate", .keepingObjects)
struct TransitionTests {
  let stage = NotingWindow()
  let root: NotingController
  let details: NotingController
  let navigation: UINavigationController

  init() {
    root = stage.controller("root")
    details = stage.controller("details")
    navigation = stage.showNavigation([root])
  }

  private func takeShows() -> [String] {
    stage.log.take().filter { $0.contains("Show") }
  }

  @Test("An animated transition begins in the layout pass and ends when its time is over", arguments: [1, 3])
  func animated(duration: Int) {
    stage.window.transitionDuration = duration
    navigation.pushViewController(details, animated: true)
    _ = stage.log.take()
    #expect(!stage.window.runLoop.isIdle)
    stage.turn()
    #expect(stage.log.take() == ["details didLoad", "root willDisappear", "details willAppear"])
    for _ in 1..<duration {
      stage.turn()
      #expect(stage.log.take() == [])
    }
    #expect(root.view.window != nil && details.view.window != nil)
    #expect(!stage.window.runLoop.isIdle)
    stage.turn()
    #expect(stage.log.take() == ["root didDisappear", "details didAppear", "details didMove to nav"])
    #expect(root.view.window == nil)
    #expect(stage.window.runLoop.isIdle)
  }

  @Test("A transition that is not animated waits for the layout pass and ends in it")
  func notAnimated() {
    stage.window.transitionDuration = 3
    navigation.pushViewController(details, animated: false)
    #expect(!stage.window.runLoop.isIdle)
    #expect(root.view.window != nil)
    stage.turn()
    #expect(stage.log.take().last == "details didMove to nav")
    #expect(root.view.window == nil)
    #expect(stage.window.runLoop.isIdle)
  }

  @Test("Changes of one turn that are not animated are one transition, animated if the last of them is")
  func merged() {
    let last = stage.controller("last")
    navigation.pushViewController(details, animated: false)
    navigation.popViewController(animated: false)
    navigation.pushViewController(last, animated: true)
    #expect(navigation.viewControllers.map(\.title) == ["root", "last"])
    stage.turn()
    #expect(
      stage.log.take() == [
        "details willMove to nav", "details willMove to nil", "last willMove to nav",
        "last didLoad", "root willDisappear", "last willAppear",
      ]
    )
    stage.turn()
    #expect(
      stage.log.take() == ["root didDisappear", "last didAppear", "details didMove to nil", "last didMove to nav"]
    )
    #expect(!details.isViewLoaded)
  }

  @Test("A layout that is asked for sooner begins the transition sooner")
  func layoutIfNeeded() {
    navigation.pushViewController(details, animated: true)
    stage.window.layoutIfNeeded()
    #expect(stage.log.take().last == "details willAppear")
    stage.turn()
    #expect(stage.log.take().last == "details didMove to nav")
  }

  @Test("The delegate is told before the appearance begins and after it ended")
  func delegate() {
    let delegate = NotingNavigationDelegate(stage.log)
    navigation.delegate = delegate
    navigation.pushViewController(details, animated: true)
    #expect(takeShows() == [])
    stage.turn()
    #expect(
      stage.log.take() == ["details didLoad", "willShow details animated", "root willDisappear", "details willAppear"]
    )
    stage.turn()
    #expect(stage.log.take().last == "didShow details animated")
    navigation.popViewController(animated: false)
    #expect(takeShows() == [])
    stage.turn()
    #expect(takeShows() == ["willShow root", "didShow root"])
  }

  @Test("The delegate is told when the navigation controller itself appears")
  func delegateAtFirst() {
    let delegate = NotingNavigationDelegate(stage.log)
    let other = UINavigationController(rootViewController: stage.controller("first"))
    other.delegate = delegate
    other.loadViewIfNeeded()
    stage.window.rootViewController = other
    #expect(takeShows() == [])
    stage.turn()
    #expect(takeShows() == ["willShow first", "didShow first"])
  }

  @Test("The delegate is told nothing of a change below the top")
  func delegateBelowTop() {
    navigation.pushViewController(details, animated: false)
    stage.settle()
    let delegate = NotingNavigationDelegate(stage.log)
    navigation.delegate = delegate
    navigation.setViewControllers([details], animated: true)
    stage.settle()
    #expect(takeShows() == [])
  }

  @Test("A push that the program makes while its navigation controller appears is told of once", arguments: [1, 3])
  func pushWhileAppearing(duration: Int) {
    stage.window.transitionDuration = duration
    let delegate = NotingNavigationDelegate(stage.log)
    stage.window.isHidden = true
    navigation.delegate = delegate
    _ = stage.log.take()
    stage.window.isHidden = false
    navigation.pushViewController(details, animated: true)
    stage.settle()
    let calls = stage.log.take()
    #expect(calls.filter { $0.contains("didShow") } == ["didShow details animated"])
    #expect(calls.suffix(4).dropLast() == ["root didDisappear", "details didAppear", "details didMove to nav"])
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
