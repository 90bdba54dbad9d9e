/// A control with a title that is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  private var title: String?

  /// Sets the title; of UIKit's states there is only the normal one.
  open func setTitle(_ title: String?, for state: State) {
    self.title = title
  }

  /// The title that is shown.
  open var currentTitle: String? { title }

  /// The states that a title can be set for.
  public enum State {
    /// Enabled, neither selected nor highlighted.
    case normal
  }

  open override var picture: [String] {
    [isEnabled ? "( \(title ?? "") )" : "( \(title ?? "") ) disabled"]
  }
}
