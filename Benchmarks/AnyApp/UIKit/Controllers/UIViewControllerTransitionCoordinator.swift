import HeadlessUIKit

/// A transition that has ended.
final class EndedTransition: UIViewControllerTransitionCoordinator {
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]

  init(from: UIViewController?, to: UIViewController) {
    controllers = [.from: from, .to: to].compactMapValues(\.self)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }

  /// Makes the transitions of navigation controllers known to their delegates.
  static func observe() {
    UINavigationController.tellsOfTransition = { navigation, from, to, tell in
      navigation[Key.self] = EndedTransition(from: from, to: to)
      tell()
      navigation[Key.self] = nil
    }
  }

  fileprivate enum Key: AssociatedKey { static var defaultValue: EndedTransition? { nil } }
}

extension UIViewController {
  /// The coordinator of the transition that is under way; `nil` if none is.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let navigation = self as? UINavigationController ?? navigationController
    return navigation.flatMap { $0[EndedTransition.Key.self] }
  }
}
