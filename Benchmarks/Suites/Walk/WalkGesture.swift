public import Conformance

/// Something more that a person can do, in apps that a change request has changed.
public nonisolated struct WalkGesture: Sendable, CustomStringConvertible {
  /// The gesture as a line of a scenario, ready to be pasted into one.
  public let description: String
  let perform: @MainActor @Sendable (AppSession) throws -> Void

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - description: how a scenario does it; two gestures that are described alike are the same.
  ///   - perform: does it; throws if just now it cannot be done, and then changes nothing.
  public init(_ description: String, _ perform: @escaping @MainActor @Sendable (AppSession) throws -> Void) {
    self.description = description
    self.perform = perform
  }
}

nonisolated extension WalkGesture: Hashable {
  /// True if two gestures are described alike.
  public static func == (one: WalkGesture, other: WalkGesture) -> Bool {
    one.description == other.description
  }

  /// Hashes the description.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}
