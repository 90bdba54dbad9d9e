import Testing

@MainActor @Suite("As UIKit: what a turn of the run loop brings", .keepingObjects)
struct PhaseBehaviour {
  let screen = KeptObjects.keep(VisibleWindow())

  /// A navigation controller that shows "details" above "root".
  private func showDetails() -> UINavigationController {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: true)
    screen.settle()
    _ = screen.takeCalls()
    return navigation
  }

  @Test(
    "A push that is animated has begun after a turn, and has not ended",
    .evidence("ww-tech/lasso 752a613, NavigationTestingTests, test_AssertPushed_Animated")
  )
  func pushAnimated() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: true)
    screen.turn()
    #expect(screen.takeAppearance() == ["details didLoad", "root willDisappear", "details willAppear"])
  }

  @Test(
    "A push that is not animated has ended after a turn",
    .evidence("ww-tech/lasso 752a613, NavigationTestingTests, test_AssertPushed_NotAnimated")
  )
  func pushNotAnimated() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: false)
    screen.turn()
    let calls = screen.takeAppearance()
    #expect(calls.filter { $0.hasPrefix("details") } == ["details didLoad", "details willAppear", "details didAppear"])
    #expect(calls.filter { $0.hasPrefix("root") } == ["root willDisappear", "root didDisappear"])
  }

  @Test(
    "A pop that is animated has begun after a turn, and has not ended",
    .evidence("ww-tech/lasso 752a613, NavigationTestingTests, test_AssertPopped_Animated")
  )
  func popAnimated() {
    let navigation = showDetails()
    navigation.popViewController(animated: true)
    screen.turn()
    #expect(screen.takeAppearance() == ["details willDisappear", "root willAppear"])
  }

  @Test(
    "A pop that is not animated has ended after a turn",
    .evidence("ww-tech/lasso 752a613, NavigationTestingTests, test_AssertPopped_NotAnimated")
  )
  func popNotAnimated() {
    let navigation = showDetails()
    navigation.popViewController(animated: false)
    screen.turn()
    let calls = screen.takeAppearance()
    #expect(calls.filter { $0.hasPrefix("details") } == ["details willDisappear", "details didDisappear"])
    #expect(calls.filter { $0.hasPrefix("root") } == ["root willAppear", "root didAppear"])
  }

  @Test(
    "The first controller on an empty stack has appeared after a turn",
    .evidence("ww-tech/lasso 752a613, NavigationTestingTests, test_AssertRoot")
  )
  func firstOnStack() {
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    screen.show(navigation)
    navigation.viewControllers = [screen.controller("root")]
    #expect(screen.takeAppearance() == [])
    screen.turn()
    #expect(screen.takeAppearance() == ["root didLoad", "root willAppear", "root didAppear"])
  }

  @Test(
    "A presentation that is animated has begun after a turn, and has not ended",
    .evidence("ww-tech/lasso 752a613, ModalTestingTests+SystemBehavior, test_Animated_Presentation")
  )
  func presentation() {
    let root = screen.controller("root")
    screen.show(root)
    root.present(screen.controller("sheet"), animated: true)
    screen.turn()
    #expect(screen.takeAppearance() == ["sheet didLoad", "sheet willAppear"])
  }

  @Test(
    "A dismissal that is animated has begun after a turn, and has not ended",
    .evidence("ww-tech/lasso 752a613, ModalTestingTests+AnyModalPresentationStyle, test_Animated_Dismissal")
  )
  func dismissal() {
    let root = screen.controller("root")
    screen.show(root)
    root.present(screen.controller("sheet"), animated: true)
    screen.settle()
    _ = screen.takeCalls()
    root.dismiss(animated: true)
    screen.turn()
    #expect(screen.takeAppearance() == ["sheet willDisappear"])
  }
}
