/// One line of text.
public final class UILabel: UIView {
  /// The text shown.
  public var text: String? {
    didSet { setNeedsDisplay() }
  }

  override var picture: [String] {
    [text ?? ""].filter { !$0.isEmpty }
  }
}
