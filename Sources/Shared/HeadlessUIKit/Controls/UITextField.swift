/// A line of text that a person can edit.
@preconcurrency @MainActor open class UITextField: UIControl {
  override class var ownType: UIView.Type { UITextField.self }
  /// The text; setting it sends no event. As in UIKit it is never `nil`: what is set to `nil` reads as empty.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      setNeedsDisplay()
    }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String?

  open override var picture: [String] {
    let text = text ?? ""
    return ["[ \(text.isEmpty ? placeholder ?? "" : text) ]"]
  }
}
