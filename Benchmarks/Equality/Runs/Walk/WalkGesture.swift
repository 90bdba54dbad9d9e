public import Conformance

/// A further gesture of a person, in apps that a change request has changed.
public nonisolated struct WalkGesture: Sendable, CustomStringConvertible {
  /// The gesture as a line of a scenario, ready to be pasted into one.
  public let description: String
  let perform: @MainActor @Sendable (AppSession) throws -> Void

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - description: the gesture's line in a scenario; two gestures with the same description are the same.
  ///   - perform: performs it; throws and changes nothing if it is not possible at the moment.
  public init(_ description: String, _ perform: @escaping @MainActor @Sendable (AppSession) throws -> Void) {
    self.description = description
    self.perform = perform
  }
}

nonisolated extension WalkGesture: Hashable {
  /// Tells if two gestures have the same description.
  public static func == (one: WalkGesture, other: WalkGesture) -> Bool {
    one.description == other.description
  }

  /// Hashes the description.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}
