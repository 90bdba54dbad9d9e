public import HeadlessUIKit

/// Watches a navigation controller's stack, and takes the place of its delegate, so that a trace shows pushes and pops, and
/// who asks for them.
public final class NavigationWitness: UINavigationControllerDelegate {
  // Weak, as the navigation controller itself would hold it.
  private weak var delegate: (any UINavigationControllerDelegate)?

  /// Takes the delegate's place and forwards its calls; the caller holds the witness.
  public init(of navigationController: UINavigationController) {
    delegate = navigationController.delegate
    navigationController.delegate = self
    navigationController.willChangeStack = { Self.stackChanges() }
  }

  private static func stackChanges() {}

  /// Forwards the call to the delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate?.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate?.navigationController(navigationController, didShow: viewController, animated: animated)
  }
}
