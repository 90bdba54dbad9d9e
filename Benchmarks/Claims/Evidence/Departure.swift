/// How a user leaves the details.
package enum Departure: Sendable, Hashable, CaseIterable {
  /// By their own button.
  case close
  /// By the system's back.
  case back
  /// The app is released and its window cleared.
  case end
}
