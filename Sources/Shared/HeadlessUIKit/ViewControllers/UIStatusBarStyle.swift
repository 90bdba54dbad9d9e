/// The look of the status bar; here none is drawn.
public enum UIStatusBarStyle {
  /// The look that fits the app's.
  case `default`
  /// A light text.
  case lightContent
  /// A dark text.
  case darkContent
}
