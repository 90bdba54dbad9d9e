import Testing

@MainActor @Suite("As UIKit: changes of the stack during a transition, and at launch", .keepingObjects)
struct TransitionBehaviour {
  let screen = KeptObjects.keep(Screen())

  @Test(
    "A push behind an animated push of the same turn leaves the stack as it is for now",
    .evidence("lionheart/openradar-mirror#20368 (iOS 11.4); software-mansion/react-native-screens, pull request 409")
  )
  func pushBehindPush() throws {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("first"), animated: true)
    navigation.pushViewController(screen.controller("second"), animated: true)
    try knownDifference("A change of the stack during an animated transition ends it, instead of waiting for its end") {
      #expect(navigation.viewControllers.map(\.title) == ["root", "first"])
    }
    screen.settle()
    #expect(navigation.viewControllers.map(\.title) == ["root", "first", "second"])
  }

  @Test(
    "A push a turn into an animated push leaves the stack as it is for now",
    .evidence("lionheart/openradar-mirror#20368 (iOS 11.4); a push made again after the commit, in a stack of iOS 17.2")
  )
  func pushDuringPush() throws {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("first"), animated: true)
    screen.turn()
    navigation.pushViewController(screen.controller("second"), animated: true)
    try knownDifference("An animated transition is over after one turn, before a push that comes then") {
      #expect(navigation.viewControllers.map(\.title) == ["root", "first"])
    }
    screen.settle()
    #expect(navigation.viewControllers.map(\.title) == ["root", "first", "second"])
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
  func pushAtLaunch() throws {
    let root = screen.controller("root")
    let navigation = UINavigationController(rootViewController: root)
    screen.window.rootViewController = navigation
    screen.window.makeKeyAndVisible()
    navigation.pushViewController(screen.controller("details"), animated: true)
    screen.settle()
    #expect(navigation.topViewController?.isViewLoaded == true)
    try knownDifference("A root is loaded and has appeared, even if another controller is pushed right after launch") {
      #expect(!root.isViewLoaded)
    }
  }

  @Test(
    "A navigation controller's root is loaded in the first layout pass, not by makeKeyAndVisible",
    .evidence("a stack with viewDidLoad below the window's first commit")
  )
  func rootAtLaunch() throws {
    let root = screen.controller("root")
    screen.window.rootViewController = UINavigationController(rootViewController: root)
    screen.window.makeKeyAndVisible()
    try knownDifference("A navigation controller's root is loaded inside `makeKeyAndVisible`") {
      #expect(!root.isViewLoaded)
    }
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
