/// A switch that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// True if the switch is on; setting it sends no event.
  open var isOn = false {
    didSet { setNeedsDisplay() }
  }

  /// Turns the switch; sends no event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var picture: [String] { [isOn ? "[●]" : "[○]"] }
}
