/// A line of text that a person can edit.
public final class UITextField: UIControl {
  /// The text; setting it sends no event. As in UIKit it is never `nil`: what is set to `nil` reads as empty.
  public var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      setNeedsDisplay()
    }
  }
  /// The text that is shown while the field is empty.
  public var placeholder: String?

  override var picture: [String] {
    let text = text ?? ""
    return ["[ \(text.isEmpty ? placeholder ?? "" : text) ]"]
  }
}
