import HeadlessUIKit

@testable import MVVMC

/// A stack of screens without a window, and the alerts that were presented.
final class RecordingNavigation: UINavigationControllerType {
  private(set) var viewControllers: [UIViewController] = []
  private(set) var alerts: [String] = []
  private(set) var retry: (() -> Void)?
  /// Weak, as a navigation controller's.
  weak var delegate: (any UINavigationControllerDelegate)?

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  func popViewController(animated: Bool) -> UIViewController? {
    let popped = viewControllers.popLast()
    showTop()
    return popped
  }

  func presentLoadFailure(_ text: String, retry: @escaping () -> Void) {
    alerts.append(text)
    self.retry = retry
  }

  func presentUserNotFound() {
    alerts.append("user not found")
  }

  /// Loads the top screen and tells the delegate, as a navigation controller does in a transition.
  func showTop() {
    guard let top = viewControllers.last else { return }
    top.loadViewIfNeeded()
    delegate?.navigationController(UINavigationController(nibName: nil, bundle: nil), didShow: top, animated: true)
  }
}
