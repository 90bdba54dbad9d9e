/// A module above this one that adds what other people's apps ask for: it extends ``UIResponder`` to conform.
///
/// Without such a module, as in the six architectures, nothing of this is asked. There is no state behind it.
@preconcurrency @MainActor public protocol UIKitAdditions {
  /// Makes a controller's view of a nib, and sets it; does nothing if there is no nib for it.
  static func loadView(of controller: UIViewController)
  /// Notes that a window has been made key and visible.
  static func becameKey(_ window: UIWindow)
  /// Shows what a bar's items have beside their titles and the button at the trailing edge. Called when a bar shows other items,
  /// or one of them has changed, if a value is kept with the bar or with an item.
  ///
  /// - Returns: true if a view has the place of the button at the trailing edge.
  static func showViews(of bar: UINavigationBar) -> Bool
  /// Calls a closure that tells a navigation controller's delegate of the end of a transition, so that the delegate can ask
  /// which controllers took part.
  static func tellOfTransition(
    of navigationController: UINavigationController,
    from old: UIViewController?,
    to new: UIViewController,
    _ tell: () -> Void
  )
}

extension UIResponder {
  /// The module above this one; `nil` if there is none.
  static var additions: (any UIKitAdditions.Type)? { UIResponder.self as? any UIKitAdditions.Type }
}
