public import Foundation

/// A spinner that says: work is under way.
public final class UIActivityIndicatorView: UIView {
  /// True if the spinner turns.
  public private(set) var isAnimating = false
  /// True if the spinner is hidden while it stands still, which is the default.
  public var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Makes a spinner that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// There are no archives here: answers `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Lets the spinner turn, in sight.
  public func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the spinner and, with ``hidesWhenStopped``, hides it.
  public func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  override var picture: [String] { [isAnimating ? "◌ loading" : "◌"] }
}
