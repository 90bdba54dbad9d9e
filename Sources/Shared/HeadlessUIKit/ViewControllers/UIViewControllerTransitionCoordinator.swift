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
