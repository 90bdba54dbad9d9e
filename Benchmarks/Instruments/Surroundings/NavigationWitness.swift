public import HeadlessUIKit

/// Stands where a navigation controller's delegate stands, so that a trace shows who pushes and pops even where the
/// architecture itself does not want to be told.
public final class NavigationWitness: UINavigationControllerDelegate {
  // Weak, as the navigation controller itself would hold it.
  private weak var delegate: (any UINavigationControllerDelegate)?

  /// Takes the delegate's place and tells it what it is told; the caller holds the witness.
  public init(of navigationController: UINavigationController) {
    delegate = navigationController.delegate
    navigationController.delegate = self
  }

  /// Tells the delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate?.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  /// Tells the delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate?.navigationController(navigationController, didShow: viewController, animated: animated)
  }
}
