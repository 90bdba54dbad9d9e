/// The reason for which an app cannot be started, or an action cannot be done, in one line for a person.
nonisolated public struct AppFailure: Error, CustomStringConvertible, Equatable {
  /// The reason.
  public let description: String

  /// Makes a failure.
  public init(_ description: String) {
    self.description = description
  }
}
