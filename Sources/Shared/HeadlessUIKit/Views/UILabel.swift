/// One line of text.
@preconcurrency @MainActor open class UILabel: UIView {
  override class var ownType: UIView.Type { UILabel.self }
  /// The text shown.
  open var text: String? {
    didSet { setNeedsDisplay() }
  }

  open override var picture: [String] {
    [text ?? ""].filter { !$0.isEmpty }
  }
}
