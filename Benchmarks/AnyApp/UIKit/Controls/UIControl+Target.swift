extension UIControl {
  /// Calls a method of a target by its name whenever one of the events happens. The target is not held.
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {
    guard let target = target as AnyObject? else { return }
    let call = TargetAction(target: target, action: action)
    // Weak: the control holds the action.
    let wrapped = UIAction { [weak self] _ in
      guard let self, self[Removed.self].allSatisfy({ !$0.matches(target: call.target, action, events) }) else {
        return
      }
      call.send(from: self)
    }
    self[Removed.self].removeAll { $0.matches(target: target, action, events) }
    self[TargetEvents.self].formUnion(events)
    addAction(wrapped, for: events)
  }

  /// Calls a method no more; all methods of the target if none is named.
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    self[Removed.self].append(RemovedTarget(target: target as AnyObject?, action: action, events: events))
  }

  /// Tells if a method of a target has been asked for at one of the events.
  func hasTargets(for events: Event) -> Bool { !self[TargetEvents.self].isDisjoint(with: events) }

  private enum TargetEvents: AssociatedKey { static var defaultValue: Event { [] } }

  /// The calls that are made no more.
  private enum Removed: AssociatedKey { static var defaultValue: [RemovedTarget] { [] } }

  private struct RemovedTarget {
    // Weak, as the control does not hold its targets.
    private(set) weak var target: AnyObject?
    let action: Selector?
    let events: Event

    func matches(target: AnyObject?, _ action: Selector, _ events: Event) -> Bool {
      (self.target == nil || self.target === target) && (self.action ?? action) == action
        && !self.events.isDisjoint(with: events)
    }
  }
}

extension UIControl.Event {
  /// A person has used the control: a tap on a button, or the return key in a field.
  public nonisolated static let primaryActionTriggered = UIControl.Event(rawValue: 1 << 13)
  /// A finger was put on the control again; sent by nobody here.
  public nonisolated static let touchDownRepeat = UIControl.Event(rawValue: 1 << 1)
  /// A finger has moved inside of the control; sent by nobody here.
  public nonisolated static let touchDragInside = UIControl.Event(rawValue: 1 << 2)
  /// A finger has moved outside of the control; sent by nobody here.
  public nonisolated static let touchDragOutside = UIControl.Event(rawValue: 1 << 3)
  /// A finger has moved into the control; sent by nobody here.
  public nonisolated static let touchDragEnter = UIControl.Event(rawValue: 1 << 4)
  /// A finger has moved out of the control; sent by nobody here.
  public nonisolated static let touchDragExit = UIControl.Event(rawValue: 1 << 5)
  /// A finger was lifted outside of the control; sent by nobody here.
  public nonisolated static let touchUpOutside = UIControl.Event(rawValue: 1 << 7)
  /// The system has taken the touch away; sent by nobody here.
  public nonisolated static let touchCancel = UIControl.Event(rawValue: 1 << 8)
  /// A finger was put on the control.
  public static let touchDown = UIControl.Event(rawValue: 1 << 0)
  /// A person began to edit a text field.
  public static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
  /// A person ended the editing of a text field.
  public static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
  /// The return key ended the editing of a text field.
  public static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 19)
  /// All events.
  public static let allEvents = UIControl.Event(rawValue: 0xFFFF_FFFF)
}

/// A set of events that can happen to a control, as Swift 3 and 4 wrote it.
public typealias UIControlEvents = UIControl.Event
/// The state of a control, as Swift 3 and 4 wrote it.
public typealias UIControlState = UIControl.State
