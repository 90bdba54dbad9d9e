/// A control with a title that is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  override class var ownType: UIView.Type { UIButton.self }
  private var title: String?

  /// Sets the title for a state; one without a title shows that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { self.title = title } else { self[StateTitles.self][state] = title }
  }

  /// Returns the title that is set for a state; `nil` if none is.
  open func title(for state: State) -> String? { state == .normal ? title : self[StateTitles.self][state] }

  /// The title that is shown.
  open var currentTitle: String? {
    guard keepsValues else { return title }
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return self[StateTitles.self][state] ?? title
  }

  private enum StateTitles: AssociatedKey { static var defaultValue: [State: String] { [:] } }

  open override var picture: [String] {
    let title = currentTitle ?? ""
    return [isEnabled ? "( \(title) )" : "( \(title) ) disabled"]
  }
}
