extension UINavigationController {
  /// True if the bar is hidden, and with it the button back.
  public var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { navigationBar.isHidden = newValue }
  }

  /// Shows or hides the bar.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// True if the bar is hidden when the content is scrolled; remembered.
  public var hidesBarsOnSwipe: Bool {
    get { self[HidesOnSwipe.self] }
    set { self[HidesOnSwipe.self] = newValue }
  }

  /// True if the bar below is hidden; remembered, as none is drawn.
  public var isToolbarHidden: Bool {
    get { self[ToolbarHidden.self] }
    set { self[ToolbarHidden.self] = newValue }
  }

  /// Shows or hides the bar below; remembered.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The recogniser of the swipe back; its values are remembered.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let known = self[Pop.self] { return known }
    let made = UIGestureRecognizer(target: nil, action: nil)
    self[Pop.self] = made
    return made
  }

  private enum HidesOnSwipe: AssociatedKey { static var defaultValue: Bool { false } }
  private enum ToolbarHidden: AssociatedKey { static var defaultValue: Bool { true } }
  private enum Pop: AssociatedKey { static var defaultValue: UIGestureRecognizer? { nil } }
}
