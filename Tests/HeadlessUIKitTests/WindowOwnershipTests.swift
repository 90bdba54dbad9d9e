import HeadlessUIKit
import Testing

@MainActor @Suite("UIKit's references: a window that goes")
struct WindowOwnershipTests {
  /// Changes that may be under way when a window is deallocated.
  enum UnderWay: CaseIterable {
    case launch, nothing, push, pushes, pop, swipe, liftedSwipe, presentation, fullScreen, dismissal, child
  }

  private func begin(_ underWay: UnderWay, on navigation: UINavigationController, _ others: [UIViewController]) {
    let (root, above, next) = (navigation.viewControllers[0], others[0], others[1])
    let window = navigation.view.window
    switch underWay {
    case .launch, .nothing: break
    case .push: navigation.pushViewController(above, animated: true)
    case .pushes:
      navigation.pushViewController(above, animated: true)
      navigation.pushViewController(next, animated: true)
    case .pop, .swipe, .liftedSwipe:
      navigation.pushViewController(above, animated: false)
      window?.runLoop.turn()
      if underWay == .pop { navigation.popViewController(animated: true) } else { navigation.beginSwipeBack() }
      if underWay == .swipe { navigation.pushViewController(next, animated: true) }
      if underWay == .liftedSwipe { navigation.finishSwipeBack() }
    case .presentation, .fullScreen:
      if underWay == .fullScreen { above.modalPresentationStyle = .fullScreen }
      root.present(above, animated: true)
    case .dismissal:
      above.modalPresentationStyle = .fullScreen
      root.present(above, animated: false)
      window?.runLoop.turn()
      above.dismiss(animated: true)
    case .child:
      root.addChild(above)
      root.view.addSubview(above.view)
    }
  }

  @Test("A window that goes takes everything with it, whatever is under way", arguments: UnderWay.allCases, 0...2)
  func window(underWay: UnderWay, turns: Int) {
    let runLoop = MainRunLoop()
    weak var window: UIWindow?
    var controllers: [() -> UIViewController?] = []
    do {
      let made = UIWindow(runLoop: runLoop)
      made.transitionDuration = 2
      let log = EventLog()
      let (root, above, next) = (log.controller("root"), log.controller("above"), log.controller("next"))
      let navigation = UINavigationController(rootViewController: root)
      made.rootViewController = navigation
      made.makeKeyAndVisible()
      if underWay != .launch { runLoop.runUntilIdle() }
      begin(underWay, on: navigation, [above, next])
      for _ in 0..<turns { runLoop.turn() }
      window = made
      controllers = [navigation, root, above, next].map { controller in { [weak controller] in controller } }
    }
    #expect(window == nil)
    #expect(controllers.compactMap { $0() }.isEmpty)
    runLoop.runUntilIdle()
  }

  @Test(
    "A window and navigation controller that go in the middle of a transition's end do no harm",
    arguments: [true, false]
  )
  func goneAtEnd(byOld: Bool) {
    let stage = NotingWindow()
    weak var gone: UINavigationController?
    do {
      let (root, details) = (stage.controller("root"), stage.controller("details"))
      let navigation = stage.showNavigation([root])
      root.reaction = { [window = stage.window] in
        if byOld, $0 == "didDisappear" { window.rootViewController = nil }
      }
      details.reaction = { [window = stage.window] in
        if !byOld, $0 == "didAppear" { window.rootViewController = nil }
      }
      navigation.pushViewController(details, animated: true)
      gone = navigation
    }
    stage.settle()
    #expect(gone == nil)
  }
}
