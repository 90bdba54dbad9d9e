import Testing

@MainActor @Suite("As UIKit: changes of the stack during a transition, and at launch", .keepingObjects)
struct TransitionBehaviour {
  let screen = KeptObjects.keep(VisibleWindow())

  @Test(
    "A push behind an animated push of the same turn leaves the stack as it is for now",
    .evidence("lionheart/openradar-mirror#20368 (iOS 11.4); software-mansion/react-native-screens, pull request 409")
  )
  func pushBehindPush() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("first"), animated: true)
    navigation.pushViewController(screen.controller("second"), animated: true)
    #expect(navigation.viewControllers.map(\.title) == ["root", "first"])
    screen.settle()
    #expect(navigation.viewControllers.map(\.title) == ["root", "first", "second"])
  }

  @Test(
    "A push a turn into an animated push leaves the stack as it is for now",
    .evidence("lionheart/openradar-mirror#20368 (iOS 11.4); a push made again after the commit, in a stack of iOS 17.2")
  )
  func pushDuringPush() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("first"), animated: true)
    screen.turn()
    navigation.pushViewController(screen.controller("second"), animated: true)
    #expect(navigation.viewControllers.map(\.title) == ["root", "first"])
    screen.settle()
    #expect(navigation.viewControllers.map(\.title) == ["root", "first", "second"])
  }

  @Test(
    "A stack that is set during an animated push is left for later",
    .evidence("software-mansion/react-native-screens, pull request 409: changes to viewControllers during a transition")
  )
  func setDuringPush() {
    let navigation = screen.showNavigation()
    let root = navigation.viewControllers[0]
    navigation.pushViewController(screen.controller("first"), animated: true)
    screen.turn()
    navigation.setViewControllers([root, screen.controller("second")], animated: true)
    #expect(navigation.viewControllers.map(\.title) == ["root", "first"])
    screen.settle()
    #expect(navigation.viewControllers.map(\.title) == ["root", "second"])
  }

  @Test(
    "A push while a modal presentation is under way leaves the stack as it is for now",
    .evidence("lionheart/openradar-mirror#20368 (iOS 11.4): the demo with a presentation in place of the first push")
  )
  func pushDuringPresentation() throws {
    let navigation = screen.showNavigation()
    navigation.topViewController?.present(screen.controller("sheet"), animated: true)
    navigation.pushViewController(screen.controller("details"), animated: true)
    try knownDifference("A push during a modal presentation changes the stack at once, instead of waiting for its end")
    {
      #expect(navigation.viewControllers.map(\.title) == ["root"])
    }
    screen.settle()
    #expect(navigation.viewControllers.map(\.title) == ["root", "details"])
  }

  @Test(
    "Of two animated pushes in one turn both controllers appear, one after the other",
    .evidence("ivanchan, log of 2016-04-27")
  )
  func bothAppear() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("first"), animated: true)
    navigation.pushViewController(screen.controller("second"), animated: true)
    screen.settle()
    let appearance = screen.takeAppearance()
    #expect(
      appearance.filter { $0.hasSuffix("Appear") } == [
        "first willAppear", "first didAppear", "second willAppear", "second didAppear",
      ]
    )
  }

  @Test(
    "A push right after makeKeyAndVisible: the root is never loaded",
    .evidence("VAndrJ/awesome-apple-bugs, LifeCyclePushedViewController, console of iOS 18.2; in 17.4 it was loaded")
  )
  func pushAtLaunch() {
    let root = screen.controller("root")
    let navigation = UINavigationController(rootViewController: root)
    screen.window.rootViewController = navigation
    screen.window.makeKeyAndVisible()
    navigation.pushViewController(screen.controller("details"), animated: true)
    screen.settle()
    #expect(navigation.topViewController?.isViewLoaded == true)
    #expect(!root.isViewLoaded)
  }

  @Test(
    "A navigation controller's root is loaded in the first layout pass, not by makeKeyAndVisible",
    .evidence("a stack with viewDidLoad below the window's first commit")
  )
  func rootAtLaunch() {
    let root = screen.controller("root")
    screen.window.rootViewController = UINavigationController(rootViewController: root)
    screen.window.makeKeyAndVisible()
    #expect(!root.isViewLoaded)
    screen.settle()
    #expect(root.isViewLoaded)
  }

  @Test(
    "The delegate of a navigation controller is not held",
    .evidence("Apple, UINavigationController, delegate")
  )
  func delegateIsWeak() {
    final class Delegate: NSObject, UINavigationControllerDelegate {}
    let navigation = screen.showNavigation()
    weak var seen: Delegate?
    do {
      let delegate = Delegate()
      navigation.delegate = delegate
      seen = delegate
    }
    #expect(seen == nil)
    #expect(navigation.delegate == nil)
  }
}
