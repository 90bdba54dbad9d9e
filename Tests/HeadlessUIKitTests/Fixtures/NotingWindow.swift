import HeadlessUIKit

/// A window whose controllers note UIKit's calls.
@MainActor struct NotingWindow {
  let window = KeptObjects.keep(UIWindow())
  let log = EventLog()

  func controller(_ name: String) -> NotingController {
    KeptObjects.keep(log.controller(name))
  }

  /// Shows a controller in a visible window; the calls until then are not noted.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    _ = log.take()
  }

  /// Shows a navigation controller, called "nav", with these controllers on its stack.
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
