/// A button of a navigation bar.
public final class UIBarButtonItem {
  /// What the button is labelled with.
  public var title: String?
  /// What a tap does.
  public var primaryAction: UIAction?
  /// Whether a person can tap the button.
  public var isEnabled = true
  /// The name by which user interface tests find the button.
  public var accessibilityIdentifier: String?

  /// Makes a button, labelled with the action's title unless another is given.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }
}
