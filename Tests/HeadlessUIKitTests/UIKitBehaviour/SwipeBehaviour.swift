import Testing

/// The swipe back. In UIKit a finger makes it, which no program can be: there these tests are skipped.
@MainActor @Suite("As UIKit: the swipe back", .keepingObjects, .enabled(if: UserInterface.hasFinger))
struct SwipeBehaviour {
  final class Delegate: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("willShow \(viewController.title ?? "")")
    }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("didShow \(viewController.title ?? "")")
    }
  }

  let screen = KeptObjects.keep(VisibleWindow())

  /// A navigation controller that shows "details" above "root".
  private func showDetails() -> UINavigationController {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: false)
    screen.settle()
    _ = screen.takeCalls()
    return navigation
  }

  @Test(
    "A swipe tells both controllers when it begins, before the finger is lifted",
    .evidence("Stack Overflow 18927878; wangling.me (2014)")
  )
  func begin() {
    let navigation = showDetails()
    UserInterface.beginSwipeBack(on: navigation)
    screen.settle()
    #expect(screen.takeAppearance() == ["details willDisappear", "root willAppear"])
  }

  @Test(
    "A swipe that is finished is told of as the back button is",
    .evidence("Stack Overflow 18927878: completing it is like tapping the back button")
  )
  func finished() {
    let navigation = showDetails()
    UserInterface.beginSwipeBack(on: navigation)
    UserInterface.endSwipeBack(on: navigation, finished: true)
    screen.settle()
    #expect(
      screen.takeAppearance() == ["details willDisappear", "root willAppear", "details didDisappear", "root didAppear"]
    )
    #expect(navigation.viewControllers.map(\.title) == ["root"])
  }

  @Test(
    "A swipe that is given up: the one below leaves again, and the one that was drawn aside appears again",
    .evidence("wangling.me (2014), a log of all six calls; Stack Overflow 18927878")
  )
  func givenUp() {
    let navigation = showDetails()
    UserInterface.beginSwipeBack(on: navigation)
    UserInterface.endSwipeBack(on: navigation, finished: false)
    screen.settle()
    #expect(
      screen.takeAppearance() == [
        "details willDisappear", "root willAppear", "root willDisappear", "root didDisappear",
        "details willAppear", "details didAppear",
      ]
    )
    #expect(navigation.viewControllers.map(\.title) == ["root", "details"])
  }

  @Test(
    "Of a swipe that is given up the delegate hears willShow at its begin and nothing more",
    .evidence("Open Radar 21137690 (lionheart/openradar-mirror#10046)")
  )
  func delegate() {
    let navigation = showDetails()
    let delegate = Delegate()
    navigation.delegate = delegate
    UserInterface.beginSwipeBack(on: navigation)
    UserInterface.endSwipeBack(on: navigation, finished: false)
    screen.settle()
    #expect(delegate.calls == ["willShow root"])
  }

  @Test("A controller that is swiped away is freed", .evidence("Stack Overflow 18927878: it is released at the end"))
  func freed() {
    let navigation = screen.showNavigation()
    weak var details: UIViewController?
    do {
      let pushed = screen.controller("details")
      details = pushed
      navigation.pushViewController(pushed, animated: false)
    }
    screen.settle()
    UserInterface.beginSwipeBack(on: navigation)
    UserInterface.endSwipeBack(on: navigation, finished: true)
    #expect(details != nil)
    screen.settle()
    #expect(details == nil)
  }
}
