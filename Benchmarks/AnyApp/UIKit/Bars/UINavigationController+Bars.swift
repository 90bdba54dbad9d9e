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

  /// True if a tap hides the bar; remembered.
  public var hidesBarsOnTap: Bool {
    get { self[HidesOnTap.self] }
    set { self[HidesOnTap.self] = newValue }
  }

  /// The recogniser of the swipe back; its values are remembered.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let known = self[Pop.self] { return known }
    let made = UIGestureRecognizer(target: nil, action: nil)
    self[Pop.self] = made
    return made
  }

  private enum HidesOnSwipe: AssociatedKey { static var defaultValue: Bool { false } }
  private enum HidesOnTap: AssociatedKey { static var defaultValue: Bool { false } }
  private enum Pop: AssociatedKey { static var defaultValue: UIGestureRecognizer? { nil } }
}
