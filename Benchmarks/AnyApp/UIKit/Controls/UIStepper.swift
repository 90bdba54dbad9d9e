/// A control that adds to a number and takes from it.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The number; setting it sends no event, and keeps it between the limits.
  open var value = 0.0 {
    didSet {
      let limited = min(max(value, minimumValue), maximumValue)
      if limited != value { value = limited }
    }
  }
  /// The lowest number; 0 at first.
  open var minimumValue = 0.0
  /// The highest number; 100 at first.
  open var maximumValue = 100.0
  /// The difference that a tap makes; 1 at first.
  open var stepValue = 1.0

  open override var picture: [String] { ["(-) \(value.formatted()) (+)"] }
}
