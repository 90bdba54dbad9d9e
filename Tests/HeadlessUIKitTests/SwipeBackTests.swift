import HeadlessUIKit
import Testing

@MainActor @Suite("UINavigationController: the swipe back", .keepingObjects)
struct SwipeBackTests {
  let stage = NotingWindow()
  let root: NotingController
  let details: NotingController
  let navigation: UINavigationController
  let delegate: NotingNavigationDelegate

  init() {
    root = stage.controller("root")
    details = stage.controller("details")
    navigation = stage.showNavigation([root, details])
    delegate = KeptObjects.keep(NotingNavigationDelegate(stage.log))
    navigation.delegate = delegate
  }

  private let begun = [
    "details willMove to nil", "root didLoad", "willShow root animated", "details willDisappear", "root willAppear",
  ]

  private var titles: [String?] { navigation.viewControllers.map(\.title) }

  @Test("A swipe that is begun takes the controller off the stack; both views are on screen while the finger rests")
  func begin() {
    #expect(navigation.beginSwipeBack())
    #expect(navigation.isSwiped)
    #expect(stage.log.take() == begun)
    #expect(titles == ["root"])
    #expect(details.parent === navigation)
    #expect(stage.window.runLoop.isIdle)
    stage.settle()
    #expect(stage.log.take() == [])
    #expect(root.view.window != nil && details.view.window != nil)
    #expect(root.view.superview?.subviews.last === details.view)
    #expect(navigation.navigationBar.topItem === root.navigationItem)
  }

  @Test("A swipe that is finished is the way back, from the moment when the finger is lifted", arguments: [1, 3])
  func finish(duration: Int) {
    stage.window.transitionDuration = duration
    navigation.beginSwipeBack()
    navigation.finishSwipeBack()
    #expect(!navigation.isSwiped)
    #expect(stage.log.take() == begun)
    for _ in 1...duration {
      #expect(!stage.window.runLoop.isIdle)
      #expect(stage.log.take() == [])
      stage.turn()
    }
    #expect(
      stage.log.take() == [
        "details didDisappear", "root didAppear", "details didMove to nil", "didShow root animated",
      ]
    )
    #expect(details.parent == nil && details.view.window == nil)
    #expect(stage.window.runLoop.isIdle)
  }

  @Test("A swipe that is given up brings the controller back; the delegate hears nothing of it", arguments: [1, 3])
  func cancel(duration: Int) {
    stage.window.transitionDuration = duration
    navigation.beginSwipeBack()
    _ = stage.log.take()
    navigation.cancelSwipeBack()
    #expect(!navigation.isSwiped)
    for _ in 1...duration {
      #expect(titles == ["root"])
      #expect(stage.log.take() == [])
      stage.turn()
    }
    #expect(
      stage.log.take() == ["root willDisappear", "root didDisappear", "details willAppear", "details didAppear"]
    )
    #expect(titles == ["root", "details"])
    #expect(details.parent === navigation && details.view.window != nil)
    #expect(root.view.window == nil)
    #expect(navigation.navigationBar.topItem === details.navigationItem)
    #expect(stage.window.runLoop.isIdle)
  }

  @Test("A controller that was swiped and given back can be swiped and popped as before")
  func afterCancel() {
    navigation.beginSwipeBack()
    navigation.cancelSwipeBack()
    stage.settle()
    #expect(navigation.beginSwipeBack())
    navigation.finishSwipeBack()
    stage.settle()
    #expect(titles == ["root"])
    #expect(root.view.window != nil)
    #expect(stage.log.take().filter { $0.contains("didShow") } == ["didShow root animated"])
  }

  @Test("A finger is lifted once: what is said of it afterwards does nothing", arguments: [true, false])
  func liftedTwice(finished: Bool) {
    navigation.beginSwipeBack()
    for way in [finished, !finished] {
      if way { navigation.finishSwipeBack() } else { navigation.cancelSwipeBack() }
    }
    stage.settle()
    #expect(titles == (finished ? ["root"] : ["root", "details"]))
    _ = stage.log.take()
    navigation.finishSwipeBack()
    navigation.cancelSwipeBack()
    stage.settle()
    #expect(stage.log.take() == [])
  }

  /// Conditions under which there is nothing to swipe.
  enum Refusal: CaseIterable {
    case atRoot, duringSwipe, afterSwipe, beforePush, beforePushNotAnimated, duringPush, underSheet, hidden, outOfWindow
  }

  private func prepare(_ refusal: Refusal) {
    switch refusal {
    case .atRoot: navigation.popViewController(animated: false)
    case .duringSwipe, .afterSwipe: navigation.beginSwipeBack()
    case .beforePush, .duringPush: navigation.pushViewController(stage.controller("next"), animated: true)
    case .beforePushNotAnimated: navigation.pushViewController(stage.controller("next"), animated: false)
    case .underSheet: details.present(stage.controller("sheet"), animated: false)
    case .hidden: stage.window.isHidden = true
    case .outOfWindow: stage.window.rootViewController = nil
    }
    if [.atRoot, .duringPush, .underSheet].contains(refusal) { stage.turn() }
    if refusal == .afterSwipe { navigation.finishSwipeBack() }
  }

  @Test("A swipe that is refused changes nothing", arguments: Refusal.allCases)
  func refused(refusal: Refusal) {
    prepare(refusal)
    let before = titles
    _ = stage.log.take()
    #expect(!navigation.beginSwipeBack())
    #expect(stage.log.take() == [])
    #expect(titles == before)
    #expect(navigation.isSwiped == (refusal == .duringSwipe))
  }

  @Test("A finger that is lifted without a swipe does nothing")
  func withoutSwipe() {
    navigation.finishSwipeBack()
    navigation.cancelSwipeBack()
    #expect(stage.window.runLoop.isIdle)
    stage.settle()
    #expect(titles == ["root", "details"])
    #expect(stage.log.take() == [])
  }
}
