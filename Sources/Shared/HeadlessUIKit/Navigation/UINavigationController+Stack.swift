extension UINavigationController {
  /// The controller on top of the stack.
  public var topViewController: UIViewController? { viewControllers.last }

  /// Puts a controller on top of the stack. As in UIKit, it must not be on the stack already.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !mustWait else { return wait { $0.pushViewController(viewController, animated: animated) } }
    precondition(!viewControllers.contains { $0 === viewController }, "a controller is pushed that is on the stack")
    setViewControllers(viewControllers + [viewController], animated: animated)
  }

  /// Takes the top controller off the stack, unless it is the only one.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    if mustWait {
      wait { $0.popViewController(animated: animated) }
    } else {
      setViewControllers(viewControllers.dropLast(), animated: animated)
    }
    return top
  }

  /// Takes everything above a controller off the stack.
  @discardableResult
  public func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    if mustWait {
      wait { $0.popToViewController(viewController, animated: animated) }
    } else if !popped.isEmpty {
      setViewControllers(Array(viewControllers[...index]), animated: animated)
    }
    return popped
  }

  /// Takes everything but the root off the stack.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }
}
