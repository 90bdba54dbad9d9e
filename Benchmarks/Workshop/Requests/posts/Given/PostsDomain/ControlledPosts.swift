public import Users

/// A request for posts that waits until a test answers it.
@MainActor public struct ControlledPosts {
  /// The id of the user whose posts are requested.
  public let id: User.ID
  /// The request to answer.
  public let request: ControlledRequest<[Post]>
}
