// What a navigation bar shows beside its title and one button on each side.

extension UINavigationItem {
  /// The button at the bar's leading edge; as in UIKit, it takes the place of back.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { self[LeftItem.self] }
    set { self[LeftItem.self] = newValue }
  }

  /// True if the bar shows no way back from this item.
  public var hidesBackButton: Bool {
    get { self[HidesBack.self] }
    set { self[HidesBack.self] = newValue }
  }

  /// The buttons at the trailing edge, from there. Those after the first one are drawn in a line of their own.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    get { items(rightBarButtonItem, self[MoreRight.self]) }
    set {
      self[MoreRight.self] = Array((newValue ?? []).dropFirst())
      rightBarButtonItem = newValue?.first
    }
  }

  /// The buttons at the leading edge, from there. Those after the first one are drawn in a line of their own.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    get { items(leftBarButtonItem, self[MoreLeft.self]) }
    set {
      self[MoreLeft.self] = Array((newValue ?? []).dropFirst())
      leftBarButtonItem = newValue?.first
    }
  }

  /// Sets the button at the trailing edge.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItems = item.map { [$0] } }
  /// Sets the button at the leading edge.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItems = item.map { [$0] } }
  /// Sets the buttons at the trailing edge.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the buttons at the leading edge.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// The view in the place of the title; drawn below it.
  public var titleView: UIView? {
    get { self[TitleView.self] }
    set { self[TitleView.self] = newValue }
  }

  /// The text above the title; drawn below it.
  public var prompt: String? {
    get { self[Prompt.self] }
    set { self[Prompt.self] = newValue }
  }

  /// The button that leads back here; remembered: the back button shows the title.
  public var backBarButtonItem: UIBarButtonItem? {
    get { self[Back.self] }
    set { self[Back.self] = newValue }
  }

  /// The title of the button that leads back here; remembered.
  public var backButtonTitle: String? {
    get { self[BackTitle.self] }
    set { self[BackTitle.self] = newValue }
  }

  /// Shows or hides the button back.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// True if the buttons at the leading edge stand beside back; remembered: they take its place.
  public var leftItemsSupplementBackButton: Bool {
    get { self[Supplement.self] }
    set { self[Supplement.self] = newValue }
  }

  /// The size of the title; remembered.
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { self[LargeTitle.self] }
    set { self[LargeTitle.self] = newValue }
  }

  /// The size of a title.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// The buttons for which the bar has no place in its first line.
  var moreItems: [UIBarButtonItem] {
    let (left, right) = (leftBarButtonItem?.customView, rightBarButtonItem?.customView)
    return (left == nil ? [] : [leftBarButtonItem].compactMap(\.self)) + self[MoreLeft.self]
      + self[MoreRight.self].reversed() + (right == nil ? [] : [rightBarButtonItem].compactMap(\.self))
  }

  private func items(_ first: UIBarButtonItem?, _ more: [UIBarButtonItem]) -> [UIBarButtonItem]? {
    first.map { [$0] + more }
  }

  private enum LeftItem: AssociatedKey { static var defaultValue: UIBarButtonItem? { nil } }
  private enum HidesBack: AssociatedKey { static var defaultValue: Bool { false } }
  private enum MoreRight: AssociatedKey { static var defaultValue: [UIBarButtonItem] { [] } }
  private enum MoreLeft: AssociatedKey { static var defaultValue: [UIBarButtonItem] { [] } }
  private enum TitleView: AssociatedKey { static var defaultValue: UIView? { nil } }
  private enum Prompt: AssociatedKey { static var defaultValue: String? { nil } }
  private enum Back: AssociatedKey { static var defaultValue: UIBarButtonItem? { nil } }
  private enum BackTitle: AssociatedKey { static var defaultValue: String? { nil } }
  private enum Supplement: AssociatedKey { static var defaultValue: Bool { false } }
  private enum LargeTitle: AssociatedKey { static var defaultValue: LargeTitleDisplayMode { .automatic } }
}
