/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction {
  /// The style of an alert's button, as in UIKit; here all styles look the same.
  public enum Style { case `default`, cancel, destructive }

  /// The button's title.
  public let title: String?
  /// The button's style.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button that calls a closure after the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
