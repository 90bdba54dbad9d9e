/// A rename that waits for somebody to answer it by hand.
@MainActor public struct ControlledRename {
  /// The user to be renamed.
  public let id: User.ID
  /// The name asked for.
  public let name: String
  /// The request to answer.
  public let request: ControlledRequest<Void>
}
