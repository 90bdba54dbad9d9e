/// A line of text that a person can edit.
public final class UITextField: UIControl {
  /// The text; setting it sends no event.
  public var text: String? = "" {
    didSet { setNeedsDisplay() }
  }
  /// The text that is shown while the field is empty.
  public var placeholder: String?

  override var picture: [String] {
    let text = text ?? ""
    return ["[ \(text.isEmpty ? placeholder ?? "" : text) ]"]
  }
}
