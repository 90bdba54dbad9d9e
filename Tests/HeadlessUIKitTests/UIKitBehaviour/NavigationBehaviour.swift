import Testing

@MainActor @Suite("As UIKit: the stack of a navigation controller", .keepingObjects)
struct NavigationBehaviour {
  let screen = KeptObjects.keep(VisibleWindow())

  @Test(
    "The stack, its top and the parent change inside the call if nothing is under way",
    .evidence(
      "Hotwire's TestableNavigationController; Texture's ASDKNavigationControllerTests; lasso's NavigationTestingTests"
    )
  )
  func stackAtOnce() {
    let navigation = screen.showNavigation()
    let details = screen.controller("details")
    navigation.pushViewController(details, animated: true)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController === details)
    #expect(details.parent === navigation)
  }

  @Test(
    "Out of a window, too, the stack changes inside the call",
    .evidence("Texture's ASDKNavigationControllerTests")
  )
  func stackOutOfWindow() {
    let navigation = UINavigationController(rootViewController: screen.controller("root"))
    let details = screen.controller("details")
    navigation.pushViewController(details, animated: false)
    #expect(navigation.topViewController === details)
    navigation.popViewController(animated: false)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(
    "A push that is animated tells nothing of appearance inside the call",
    .evidence("ww-tech/lasso 752a613, NavigationTestingTests, test_AssertPushed_Animated")
  )
  func pushAnimated() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: true)
    #expect(screen.takeAppearance() == [])
  }

  @Test(
    "A push that is not animated tells nothing of appearance inside the call",
    .evidence("ww-tech/lasso 752a613, NavigationTestingTests, test_AssertPushed_NotAnimated")
  )
  func pushNotAnimated() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: false)
    #expect(screen.takeAppearance() == [])
  }

  @Test(
    "A pushed controller's view is loaded in the layout pass that follows",
    .evidence(
      "RTRootNavigationController#275: viewDidLoad below _startTransition and layoutSubviews; Fleet reads the view itself"
    )
  )
  func loadedInLayout() {
    let navigation = screen.showNavigation()
    let details = screen.controller("details")
    navigation.pushViewController(details, animated: true)
    #expect(!details.isViewLoaded)
    screen.turn()
    #expect(details.isViewLoaded)
  }

  @Test(
    "A stack that is set on screen tells nothing of appearance inside the call",
    .evidence("ww-tech/lasso 752a613, NavigationTestingTests, test_AssertRoot")
  )
  func setOnScreen() {
    let navigation = screen.showNavigation()
    navigation.viewControllers = [screen.controller("other")]
    #expect(screen.takeAppearance() == [])
  }

  @Test(
    "Order of a push: the new one loads, the old one leaves, the new one comes; then both have",
    .evidence("logs of readke, remkoh.dev and wangling.me (2014); VAndrJ/awesome-apple-bugs, iOS 17.4")
  )
  func orderOfPush() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: true)
    screen.settle()
    #expect(
      screen.takeAppearance() == [
        "details didLoad", "root willDisappear", "details willAppear", "root didDisappear", "details didAppear",
      ]
    )
  }

  @Test(
    "Order of a pop: the old one leaves, the one below comes; then both have",
    .evidence("ww-tech/lasso 752a613, NavigationTestingTests, test_AssertPopped_Animated")
  )
  func orderOfPop() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: true)
    screen.settle()
    _ = screen.takeCalls()
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(
      screen.takeAppearance() == ["details willDisappear", "root willAppear", "details didDisappear", "root didAppear"]
    )
  }

  @Test(
    "A pop that is animated has not ended when the call returns",
    .evidence("ww-tech/lasso 752a613, NavigationTestingTests, test_AssertPopped_Animated")
  )
  func popTakesTime() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: true)
    screen.settle()
    _ = screen.takeCalls()
    navigation.popViewController(animated: true)
    #expect(!screen.takeAppearance().contains("details didDisappear"))
  }

  @Test(
    "willMove comes before the view is loaded, didMove after it has appeared",
    .evidence("arm1.ru, order of a push and of a pop")
  )
  func movesOfPush() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: true)
    screen.settle()
    #expect(
      screen.takeCalls().filter { $0.hasPrefix("details") } == [
        "details willMove to navigation", "details didLoad", "details willAppear", "details didAppear",
        "details didMove to navigation",
      ]
    )
  }

  @Test(
    "Of a pop, willMove comes before the view leaves, didMove after it has left",
    .evidence("arm1.ru, order of a push and of a pop")
  )
  func movesOfPop() {
    let navigation = screen.showNavigation()
    navigation.pushViewController(screen.controller("details"), animated: true)
    screen.settle()
    _ = screen.takeCalls()
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(
      screen.takeCalls().filter { $0.hasPrefix("details") } == [
        "details willMove to nil", "details willDisappear", "details didDisappear", "details didMove to nil",
      ]
    )
  }

  @Test(
    "In viewWillDisappear a popped controller is off the stack and still knows its navigation controller",
    .evidence("answers on Stack Overflow on how to tell a pop from a push; the idiom is in use since iOS 5")
  )
  func poppedInWillDisappear() {
    let navigation = screen.showNavigation()
    let details = screen.controller("details")
    navigation.pushViewController(details, animated: true)
    screen.settle()
    var seen: [Bool] = []
    details.reaction = { [unowned details] call in
      guard call == "willDisappear" else { return }
      seen = [navigation.viewControllers.contains { $0 === details }, details.navigationController === navigation]
    }
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(seen == [false, true])
  }

  @Test(
    "A pop at the root gives nil and changes nothing",
    .evidence("Apple, UINavigationController, popViewController(animated:)")
  )
  func popAtRoot() {
    let navigation = screen.showNavigation()
    #expect(navigation.popViewController(animated: true) == nil)
    screen.settle()
    #expect(screen.takeCalls() == [])
  }

  @Test(
    "popToRoot gives what it popped, the lowest first",
    .evidence("Apple, UINavigationController, popToRootViewController(animated:)")
  )
  func popToRoot() {
    let navigation = screen.showNavigation()
    for name in ["first", "second"] { navigation.pushViewController(screen.controller(name), animated: false) }
    screen.settle()
    #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["first", "second"])
  }
}
