public import Users

/// The source from which a repository fetches posts.
///
/// An answer comes after the call has returned. A source may be badly behaved otherwise, as one of users may.
@MainActor public protocol PostsSource: AnyObject {
  /// Reads the posts of a user.
  func fetchPosts(of id: User.ID, _ answer: @escaping UsersAnswer<[Post]>) -> AnyCancellable
}
