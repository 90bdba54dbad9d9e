import HeadlessUIKit

@testable import MVVMC

/// A stack of screens without a window, which records the alerts that coordinators have it present.
final class NavigationControllerSpy: UINavigationControllerType {
  enum Call: Equatable {
    case presentLoadFailure(String)
    case presentUserNotFound
  }

  var calls: [Call] = []
  var viewControllers: [UIViewController] = []
  private(set) var retry: (() -> Void)?
  /// Weak, as a navigation controller's.
  weak var delegate: (any UINavigationControllerDelegate)?

  var isAtRoot: Bool { viewControllers.count == 1 }

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  func showDetails(_ details: UIViewController) {
    viewControllers = viewControllers.prefix(1) + [details]
  }

  func popViewController(animated: Bool) -> UIViewController? {
    let popped = viewControllers.popLast()
    showTop()
    return popped
  }

  func presentLoadFailure(_ text: String, retry: @escaping () -> Void) {
    calls.append(.presentLoadFailure(text))
    self.retry = retry
  }

  func presentUserNotFound() {
    calls.append(.presentUserNotFound)
  }

  /// Loads the top screen and tells the delegate, as a navigation controller does in a transition.
  func showTop() {
    guard let top = viewControllers.last else { return }
    top.loadViewIfNeeded()
    delegate?.navigationController(UINavigationController(nibName: nil, bundle: nil), didShow: top, animated: true)
  }
}
