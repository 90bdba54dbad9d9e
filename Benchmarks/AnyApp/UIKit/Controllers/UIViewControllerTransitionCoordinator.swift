/// Key of a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let name: String
  /// The controller that leaves.
  public static let from = UITransitionContextViewControllerKey(name: "from")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

/// Coordinator of a transition: says who takes part in it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Returns a controller that takes part; `nil` if it has none of this kind.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A transition that has ended.
final class EndedTransition: UIViewControllerTransitionCoordinator {
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]

  init(from: UIViewController?, to: UIViewController) {
    controllers = [.from: from, .to: to].compactMapValues(\.self)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }

  enum Key: AssociatedKey { static var defaultValue: EndedTransition? { nil } }
}

extension UIViewController {
  /// The coordinator of the transition that is under way; `nil` if none is.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let navigation = self as? UINavigationController ?? navigationController
    return navigation.flatMap { $0[EndedTransition.Key.self] }
  }
}
