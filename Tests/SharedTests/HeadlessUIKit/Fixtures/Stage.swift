import HeadlessUIKit

/// A window whose controllers note what they are told.
@MainActor struct Stage {
  let window = KeptObjects.keep(UIWindow())
  let log = EventLog()

  func controller(_ name: String) -> Witness {
    KeptObjects.keep(Witness(name, log))
  }

  /// A visible window with a controller; what it took to get there is not noted.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    _ = log.take()
  }

  /// A visible navigation controller, called "nav", with these controllers on its stack.
  func showNavigation(_ stack: [UIViewController]) -> UINavigationController {
    let navigation = KeptObjects.keep(UINavigationController(nibName: nil, bundle: nil))
    navigation.title = "nav"
    navigation.viewControllers = stack
    show(navigation)
    return navigation
  }

  func turn() {
    window.runLoop.turn()
  }

  func settle() {
    window.runLoop.runUntilIdle()
  }
}
