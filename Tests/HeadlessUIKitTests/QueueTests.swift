import HeadlessUIKit
import Testing

@MainActor @Suite("UINavigationController: changes that wait for a transition", .keepingObjects)
struct QueueTests {
  let stage = NotingWindow()
  let root: NotingController
  let details: NotingController
  let next: NotingController
  let navigation: UINavigationController

  init() {
    root = stage.controller("root")
    details = stage.controller("details")
    next = stage.controller("next")
    navigation = stage.showNavigation([root])
  }

  private var titles: [String?] { navigation.viewControllers.map(\.title) }

  private func takeAppearances() -> [String] {
    stage.log.take().filter { $0.hasSuffix("ppear") }
  }

  @Test("A push behind an animated push of the same turn is made when that has ended")
  func pushBehindPush() {
    navigation.pushViewController(details, animated: true)
    navigation.pushViewController(next, animated: true)
    #expect(titles == ["root", "details"])
    #expect(next.parent == nil)
    #expect(stage.log.take() == ["details willMove to nav"])
    stage.turn()
    #expect(titles == ["root", "details"])
    #expect(stage.log.take() == ["details didLoad", "root willDisappear", "details willAppear"])
    stage.turn()
    #expect(titles == ["root", "details", "next"])
    #expect(
      stage.log.take() == [
        "root didDisappear", "details didAppear", "details didMove to nav", "next willMove to nav",
        "next didLoad", "details willDisappear", "next willAppear",
      ]
    )
    stage.turn()
    #expect(stage.log.take() == ["details didDisappear", "next didAppear", "next didMove to nav"])
    #expect(stage.window.runLoop.isIdle)
  }

  @Test(
    "A pop behind an animated push returns the controller at once and takes it off later",
    arguments: [true, false]
  )
  func popBehindPush(animated: Bool) {
    navigation.pushViewController(details, animated: true)
    #expect(navigation.popViewController(animated: animated) === details)
    #expect(titles == ["root", "details"])
    stage.settle()
    #expect(titles == ["root"])
    #expect(
      takeAppearances() == [
        "root willDisappear", "details willAppear", "root didDisappear", "details didAppear",
        "details willDisappear", "root willAppear", "details didDisappear", "root didAppear",
      ]
    )
    #expect(details.parent == nil)
  }

  @Test("A push behind an animated pop of the same turn is made when that has ended")
  func pushBehindPop() {
    navigation.pushViewController(details, animated: false)
    stage.settle()
    navigation.popViewController(animated: true)
    navigation.pushViewController(next, animated: true)
    #expect(titles == ["root"])
    stage.settle()
    #expect(titles == ["root", "next"])
    #expect(takeAppearances().suffix(4).contains("next didAppear"))
  }

  @Test("A change made in any phase of a transition waits for its end", arguments: 0...3)
  func phases(turns: Int) {
    stage.window.transitionDuration = 3
    navigation.pushViewController(details, animated: true)
    for _ in 0..<turns { stage.turn() }
    navigation.viewControllers = [root, next]
    #expect(titles == ["root", "details"])
    for _ in turns..<4 {
      #expect(titles == ["root", "details"])
      #expect(!takeAppearances().contains("details didAppear"))
      stage.turn()
    }
    #expect(titles == ["root", "next"])
    stage.settle()
    #expect(next.view.window != nil && details.view.window == nil)
    #expect(details.parent == nil)
  }

  @Test("A change made after the end of a transition is made at once")
  func afterEnd() {
    stage.window.transitionDuration = 3
    navigation.pushViewController(details, animated: true)
    for _ in 0..<4 { stage.turn() }
    navigation.pushViewController(next, animated: true)
    #expect(titles == ["root", "details", "next"])
  }

  @Test("Changes that wait are made in their order; the run loop is not idle before the last has ended")
  func several() {
    stage.window.transitionDuration = 3
    navigation.pushViewController(details, animated: true)
    navigation.pushViewController(next, animated: true)
    navigation.popToRootViewController(animated: true)
    navigation.setViewControllers([root, next, details], animated: false)
    navigation.popViewController(animated: false)
    var seen: [[String?]] = []
    while !stage.window.runLoop.isIdle {
      if seen.last != titles { seen.append(titles) }
      stage.turn()
    }
    #expect(seen.prefix(3) == [["root", "details"], ["root", "details", "next"], ["root"]])
    #expect(titles == ["root", "next"])
    #expect(takeAppearances().last == "next didAppear")
    #expect(details.parent == nil && next.parent === navigation)
  }

  @Test("The back button that is tapped twice during a transition leads back twice")
  func backTwice() {
    navigation.viewControllers = [root, details, next]
    stage.settle()
    let back = navigation.navigationBar.subviews.first as? UIButton
    for _ in 1...2 { back?.sendActions(for: .touchUpInside) }
    #expect(titles == ["root", "details"])
    stage.settle()
    #expect(titles == ["root"])
  }

  @Test("Changes wait behind nothing that is not animated")
  func notAnimated() {
    navigation.pushViewController(details, animated: false)
    navigation.pushViewController(next, animated: true)
    #expect(titles == ["root", "details", "next"])
    stage.settle()
    #expect(!details.isViewLoaded)
  }

  @Test("A controller that is pushed twice stops the program when the second push is made")
  func pushedTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, details) = (UIWindow(), UIViewController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.runLoop.runUntilIdle()
        for _ in 1...2 { navigation.pushViewController(details, animated: true) }
        UIWindow().log("both pushes have returned")
        window.runLoop.runUntilIdle()
      }
    }
    expect(result, says: "both pushes have returned")
    expect(result, says: "a controller is pushed that is on the stack")
  }
}
