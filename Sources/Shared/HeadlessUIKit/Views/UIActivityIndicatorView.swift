public import Foundation

/// A spinner that shows that work is under way.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  override class var ownType: UIView.Type { UIActivityIndicatorView.self }
  /// True while the spinner turns.
  public private(set) var isAnimating = false
  /// True if the spinner is hidden while it stands still; true by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Makes a spinner that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a spinner that stands still as a nib or a storyboard asks for it; who reads that sets everything else.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Shows the spinner and lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the spinner and, with ``hidesWhenStopped``, hides it.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var picture: [String] { [isAnimating ? "◌ loading" : "◌"] }
}
