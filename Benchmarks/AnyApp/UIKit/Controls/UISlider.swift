/// A control for a number between two limits.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The number; setting it sends no event, and keeps it between the limits.
  open var value: Float = 0 {
    didSet {
      let limited = min(max(value, minimumValue), maximumValue)
      if limited != value { value = limited }
      setNeedsDisplay()
    }
  }
  /// The lowest number; 0 at first.
  open var minimumValue: Float = 0 {
    didSet { value = max(value, minimumValue) }
  }
  /// The highest number; 1 at first.
  open var maximumValue: Float = 1 {
    didSet { value = min(value, maximumValue) }
  }
  /// True if events are sent while a finger moves, and not only at the end; here there is one event in any case.
  open var isContinuous = true

  /// Sets the number; sends no event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Moves the slider to a number as a person does.
  public func drag(to value: Float) {
    sendActions(for: .touchDown)
    self.value = value
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }

  open override var picture: [String] {
    let range = maximumValue - minimumValue
    let part = range > 0 ? Int((value - minimumValue) / range * 10) : 0
    return ["\(String(repeating: "━", count: part))●\(String(repeating: "─", count: 10 - part)) \(value.formatted())"]
  }
}

// What is remembered only.
extension UISlider {
  /// The colour before the number.
  public var minimumTrackTintColor: UIColor? {
    get { self[MinimumTint.self] }
    set { self[MinimumTint.self] = newValue }
  }
  /// The colour behind the number.
  public var maximumTrackTintColor: UIColor? {
    get { self[MaximumTint.self] }
    set { self[MaximumTint.self] = newValue }
  }
  /// The colour of what is moved.
  public var thumbTintColor: UIColor? {
    get { self[ThumbTint.self] }
    set { self[ThumbTint.self] = newValue }
  }
  /// Sets the picture of what is moved, which is not drawn.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  private enum MinimumTint: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum MaximumTint: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum ThumbTint: AssociatedKey { static var defaultValue: UIColor? { nil } }
}
