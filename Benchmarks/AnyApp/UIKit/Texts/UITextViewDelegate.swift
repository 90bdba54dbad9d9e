/// Delegate of a text view: asked before a person's changes, and told of them and of scrolling.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Tells if the view may get the keyboard.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// The view has got the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells if the keyboard may leave the view.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The keyboard has left the view.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Tells if a range of the text may be replaced by what is typed; asked for each character, and for the return key.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// A person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The place of the next character has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

// All of them are optional, as in UIKit.
extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
