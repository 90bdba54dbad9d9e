/// A bar that shows how much is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The part that is done, from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      let limited = min(max(progress, 0), 1)
      if limited != progress { progress = limited }
      setNeedsDisplay()
    }
  }

  /// Makes a bar of a look.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// The look of a bar; here all look the same.
  public nonisolated enum Style: Int, Sendable { case `default`, bar }

  /// Sets the part that is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var picture: [String] {
    let part = Int(progress * 10)
    return ["\(String(repeating: "█", count: part))\(String(repeating: "░", count: 10 - part))"]
  }
}

// What is remembered only.
extension UIProgressView {
  /// The colour of the part that is done.
  public var progressTintColor: UIColor? {
    get { self[ProgressTint.self] }
    set { self[ProgressTint.self] = newValue }
  }
  /// The colour of the rest.
  public var trackTintColor: UIColor? {
    get { self[TrackTint.self] }
    set { self[TrackTint.self] = newValue }
  }

  private enum ProgressTint: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum TrackTint: AssociatedKey { static var defaultValue: UIColor? { nil } }
}
