/// A finger on the screen; its place is not modelled.
@preconcurrency @MainActor public final class UITouch {
  /// Makes a touch.
  public init() {}
}

extension UITouch: Hashable {
  /// Tells if two are the same object.
  public nonisolated static func == (one: UITouch, other: UITouch) -> Bool { one === other }

  /// Adds the object's identity to a hash.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// An event, which actions that ask for it are given; it is empty here.
@preconcurrency @MainActor public final class UIEvent {
  /// Makes an event.
  public init() {}
}

extension OverridableResponder {
  /// Called when fingers are put on a view that has no use for a tap of its own.
  public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers have moved; no finger moves here.
  public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when these fingers are lifted.
  public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the system takes the touches, which it never does here.
  public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the device is shaken; it is not.
  public func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the device is shaken no more; it is not.
  public func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

extension UIResponder {
  /// Tells objects of an app that a finger is put on them, and then that it is lifted.
  public static func touch(_ responders: [UIResponder]) {
    let (touches, event): (Set<UITouch>, UIEvent) = ([UITouch()], UIEvent())
    for responder in responders { responder.ask("touchesBegan:with:", touches, event) }
    for responder in responders { responder.ask("touchesEnded:with:", touches, event) }
  }
}

extension UIEvent {
  /// The kind of a motion.
  public nonisolated enum EventSubtype: Int, Sendable { case none, motionShake }
}
