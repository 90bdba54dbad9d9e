extension UIViewController {
  /// Shows a controller as the nearest container does: on a stack, in a split view, or else on top of everything.
  public func show(_ controller: UIViewController, sender: Any?) {
    if let split = self as? UISplitViewController { return split.showInPrimary(controller) }
    if let navigation = self as? UINavigationController ?? navigationController {
      return navigation.pushViewController(controller, animated: true)
    }
    if let splitViewController { return splitViewController.showInPrimary(controller) }
    present(controller, animated: true)
  }

  /// Shows a controller in the second part of the nearest split view; on top of everything if there is none.
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    guard let split = self as? UISplitViewController ?? splitViewController else {
      return present(controller, animated: true)
    }
    split.showDetail(controller, sender: sender)
  }

  /// The split view controller nearest above this controller.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
