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
