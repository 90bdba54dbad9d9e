/// What a navigation bar shows for one controller.
public final class UINavigationItem {
  /// The bar's title.
  public var title: String?
  /// The button at the bar's trailing edge.
  public var rightBarButtonItem: UIBarButtonItem?
}
