/// A view that performs actions when it is used.
@preconcurrency @MainActor open class UIControl: UIView {
  override class var ownType: UIView.Type { UIControl.self }
  /// A set of events that can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of events from their bits.
    public nonisolated init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger was lifted inside the control: a tap.
    public nonisolated static let touchUpInside = Event(rawValue: 1 << 6)
    /// The control's value was changed by a person.
    public nonisolated static let valueChanged = Event(rawValue: 1 << 12)
    /// A text field's text was changed by a person.
    public nonisolated static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// The states that a control can be in, and that a look can be set for.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of states from their bits.
    public nonisolated init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, neither selected nor highlighted.
    public nonisolated static let normal: State = []
    /// Not usable.
    public nonisolated static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public nonisolated static let selected = State(rawValue: 1 << 2)
  }

  /// True if a person can use the control; events that the program sends arrive in any case.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }
  /// True if the app has selected the control.
  open var isSelected: Bool {
    get { self[Selected.self] }
    set { self[Selected.self] = newValue }
  }

  private enum Selected: AssociatedKey { static var defaultValue: Bool { false } }
  private var actions: [(events: Event, action: UIAction)] = []

  /// Performs an action whenever one of the events happens. The control holds it, once even if it is added twice.
  open func addAction(_ action: UIAction, for events: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(events)
    } else {
      actions.append((events, action))
    }
  }

  /// Performs the actions of the events, in the order in which they were added.
  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) { entry.action.perform() }
  }
}
