/// A button of an alert.
public final class UIAlertAction {
  /// The style of the button.
  public enum Style { case `default`, cancel, destructive }

  /// The title of the button.
  public let title: String?
  /// The style of the button.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button that calls a closure after the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
