public import Users

/// A request for posts that waits for somebody to answer it by hand.
@MainActor public struct ControlledPosts {
  /// Whose posts are asked for.
  public let id: User.ID
  /// The request to answer.
  public let request: ControlledRequest<[Post]>
}
