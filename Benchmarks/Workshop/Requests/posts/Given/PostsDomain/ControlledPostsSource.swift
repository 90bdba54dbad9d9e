public import Users

/// A source of posts that answers when told to, as often as told, and at once.
public final class ControlledPostsSource: PostsSource {
  /// All requests, oldest first.
  public private(set) var fetches: [ControlledPosts] = []

  /// Makes a source without requests.
  public init() {}

  /// The latest request that is neither answered nor cancelled.
  public var pendingFetch: ControlledPosts? {
    fetches.last(where: \.request.isPending)
  }

  /// Notes the request; it waits in ``fetches``.
  public func fetchPosts(of id: User.ID, _ answer: @escaping UsersAnswer<[Post]>) -> AnyCancellable {
    let request = ControlledRequest(answer)
    fetches.append(ControlledPosts(id: id, request: request))
    return AnyCancellable { request.cancel() }
  }
}
