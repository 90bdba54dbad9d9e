/// A button of an alert.
public final class UIAlertAction {
  /// How the button is drawn.
  public enum Style { case `default`, cancel, destructive }

  /// What the button is labelled with.
  public let title: String?
  /// How the button is drawn.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button that calls a closure after the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
