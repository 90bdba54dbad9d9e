extension UIBarButtonItem {
  /// Makes an item that is a view; it is drawn in the line of further buttons.
  public convenience init(customView: UIView) {
    self.init(title: nil, primaryAction: nil)
    self.customView = customView
  }

  /// The view in the place of a button; drawn in the line of further buttons.
  public var customView: UIView? {
    get { self[CustomView.self] }
    set { self[CustomView.self] = newValue }
  }

  /// Makes a button with a menu; a tap shows the menu unless there is an action.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu?
  ) {
    self.init(title: title ?? image?.name, primaryAction: primaryAction)
    if let menu, primaryAction == nil { self.primaryAction = UIAction(title: self.title ?? "") { _ in menu.show() } }
  }

  /// The colour of the button; remembered.
  public var tintColor: UIColor? {
    get { self[Tint.self] }
    set { self[Tint.self] = newValue }
  }

  /// The number by which code finds the button.
  public var tag: Int {
    get { self[Tag.self] }
    set { self[Tag.self] = newValue }
  }

  /// The width; remembered.
  public var width: CGFloat {
    get { self[Width.self] }
    set { self[Width.self] = newValue }
  }

  /// True for a space between buttons.
  var isSpace: Bool {
    [SystemItem.flexibleSpace.title, SystemItem.fixedSpace.title].contains(title) && primaryAction == nil
  }

  private enum CustomView: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum Tint: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum Tag: AssociatedKey { static var defaultValue: Int { 0 } }
  private enum Width: AssociatedKey { static var defaultValue: CGFloat { 0 } }
}
