import HeadlessUIKit
import Testing

@MainActor @Suite("UINavigationController: what happens during a swipe back", .keepingObjects)
struct ChangesDuringSwipeTests {
  let stage = NotingWindow()
  let root: NotingController
  let details: NotingController
  let next: NotingController
  let navigation: UINavigationController

  init() {
    root = stage.controller("root")
    details = stage.controller("details")
    next = stage.controller("next")
    navigation = stage.showNavigation([root, details])
  }

  private var titles: [String?] { navigation.viewControllers.map(\.title) }

  private func swipe(finished: Bool) {
    if finished { navigation.finishSwipeBack() } else { navigation.cancelSwipeBack() }
  }

  @Test("A link that is followed during a swipe is shown when the swipe has ended", arguments: [true, false])
  func link(finished: Bool) {
    navigation.beginSwipeBack()
    navigation.setViewControllers([root, next], animated: true)
    stage.settle()
    #expect(titles == ["root"])
    #expect(next.parent == nil)
    swipe(finished: finished)
    #expect(titles == ["root"])
    stage.turn()
    #expect(titles == ["root", "next"])
    stage.settle()
    let calls = stage.log.take().filter { $0.hasSuffix("ppear") }
    #expect(
      calls.suffix(4) == [
        "\(finished ? "root" : "details") willDisappear", "next willAppear",
        "\(finished ? "root" : "details") didDisappear", "next didAppear",
      ]
    )
    #expect(details.parent == nil)
    #expect(details.view.window == nil && root.view.window == nil && next.view.window != nil)
  }

  @Test("A change in a call of the swipe waits for its end", arguments: [true, false])
  func inCall(finished: Bool) {
    details.reaction = { [weak navigation, next] in
      if $0 == "willDisappear" { navigation?.pushViewController(next, animated: true) }
    }
    navigation.beginSwipeBack()
    #expect(titles == ["root"])
    details.reaction = { _ in }
    swipe(finished: finished)
    stage.settle()
    #expect(titles == (finished ? ["root", "next"] : ["root", "details", "next"]))
  }

  @Test("A window's root that is replaced during a swipe gives the swipe up and leaves", arguments: [true, false])
  func rootReplaced(lifted: Bool) {
    navigation.beginSwipeBack()
    if lifted { navigation.cancelSwipeBack() }
    _ = stage.log.take()
    stage.window.rootViewController = next
    #expect(!navigation.isSwiped)
    #expect(titles == ["root", "details"])
    #expect(
      stage.log.take() == [
        "root willDisappear", "root didDisappear", "details willAppear", "details didAppear",
        "details willDisappear", "details didDisappear", "next didLoad", "next willAppear",
      ]
    )
    navigation.finishSwipeBack()
    stage.settle()
    #expect(stage.log.take() == ["next didAppear"])
    #expect(titles == ["root", "details"])
  }

  @Test("A window's root that is replaced after a swipe was finished has gone back")
  func rootReplacedAfterFinish() {
    navigation.beginSwipeBack()
    navigation.finishSwipeBack()
    _ = stage.log.take()
    stage.window.rootViewController = next
    #expect(titles == ["root"])
    #expect(details.parent == nil)
    stage.settle()
    #expect(
      stage.log.take() == [
        "details didDisappear", "details didMove to nil", "root willDisappear", "root didDisappear",
        "next didLoad", "next willAppear", "next didAppear",
      ]
    )
  }

  @Test("A link that waits for a swipe is not lost when the window's root is replaced and comes back")
  func linkAndRootReplaced() {
    navigation.beginSwipeBack()
    navigation.setViewControllers([root, next], animated: true)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(titles == ["root", "next"])
    #expect(next.view.window != nil && details.view.window == nil)
    #expect(details.parent == nil)
  }

  @Test("A sheet that is presented during a swipe leaves the swipe as it is")
  func sheet() {
    navigation.beginSwipeBack()
    root.present(next, animated: true)
    stage.settle()
    #expect(navigation.isSwiped)
    swipe(finished: true)
    stage.settle()
    #expect(titles == ["root"])
    #expect(navigation.presentedViewController === next)
  }

  @Test("A presentation that covers the screen gives the swipe up")
  func fullScreen() {
    next.modalPresentationStyle = .fullScreen
    navigation.beginSwipeBack()
    root.present(next, animated: true)
    stage.settle()
    #expect(!navigation.isSwiped)
    #expect(titles == ["root", "details"])
    navigation.dismiss(animated: true)
    stage.settle()
    #expect(details.view.window != nil && root.view.window == nil)
  }

  @Test("A controller that is swiped away is freed, and so is a navigation controller that goes during a swipe")
  func freed() {
    weak var swiped: UIViewController?
    weak var gone: UINavigationController?
    do {
      let short = stage.log.controller("short")
      let other = UINavigationController(rootViewController: stage.controller("below"))
      other.pushViewController(short, animated: false)
      stage.show(other)
      (swiped, gone) = (short, other)
      other.beginSwipeBack()
      other.finishSwipeBack()
      stage.settle()
    }
    #expect(swiped == nil)
    gone?.pushViewController(stage.controller("above"), animated: false)
    stage.settle()
    gone?.beginSwipeBack()
    gone?.pushViewController(next, animated: true)
    stage.window.rootViewController = nil
    #expect(gone == nil)
  }
}
