public import HeadlessUIKit

extension UINavigationController {
  /// True if a tap on the root opens another screen; a second tap arrives while the first one's screen is on its way.
  public var isAtRoot: Bool { viewControllers.count == 1 }

  /// Puts details on top of the root, in the place of what lies there.
  ///
  /// In one change, not by a push: if a link waits for a transition to end, these details replace its screen.
  public func showDetails(_ details: UIViewController) {
    setViewControllers(viewControllers.prefix(1) + [details], animated: true)
  }
}
