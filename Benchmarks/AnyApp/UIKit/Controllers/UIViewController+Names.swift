// Names of Swift 3 and 4.

extension UIViewController {
  /// Makes a controller a child, as Swift 3 and 4 wrote it.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }
  /// Tells of another parent, as Swift 3 and 4 wrote it.
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
  /// Tells that another parent comes, as Swift 3 and 4 wrote it.
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
  /// Takes a controller out of its parent, as Swift 3 and 4 wrote it.
  public func removeFromParentViewController() { removeFromParent() }
  /// The child controllers, as Swift 3 and 4 wrote it.
  public var childViewControllers: [UIViewController] { children }
}

extension UIActivityIndicatorView {
  /// The look of a spinner; here all look the same.
  public nonisolated enum Style: Sendable { case white, whiteLarge, gray, medium, large }

  /// The look of the spinner; remembered.
  public var style: Style {
    get { self[Look.self] }
    set { self[Look.self] = newValue }
  }

  private enum Look: AssociatedKey { static var defaultValue: Style { .medium } }

  /// Makes a spinner of a look.
  public convenience init(style: Style) { self.init(frame: .zero) }
  /// Makes a spinner of a look, as Swift 3 and 4 wrote it.
  public convenience init(activityIndicatorStyle: Style) { self.init(frame: .zero) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the spinner.
  public var color: UIColor! {
    get { tintColor }
    set { tintColor = newValue }
  }
}

extension UINavigationBar {
  /// True if what lies below the bar is seen.
  public var isTranslucent: Bool {
    get { self[Translucent.self] }
    set { self[Translucent.self] = newValue }
  }

  /// The colour of the bar.
  public var barTintColor: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }

  private enum Translucent: AssociatedKey { static var defaultValue: Bool { true } }
}
