public import Users

/// A repository that has posts, too: users as before, and posts from a source of their own.
public final class PostsRepository: UsersRepository {
  /// The source of the posts.
  public let posts: any PostsSource
  private let base: any UsersRepository

  /// Adds posts to a repository.
  public init(_ base: any UsersRepository, posts: any PostsSource) {
    self.base = base
    self.posts = posts
  }

  /// The users last fetched, with every rename since; `nil` until a fetch has succeeded.
  public var users: UserDirectory? { base.users }

  /// Fetches all users.
  public func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    base.fetchUsers(answer)
  }

  /// Gives the user with an id another name.
  public func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    base.renameUser(id, to: name, answer)
  }

  /// Tells of every change of ``users``, after it has happened, until cancelled.
  public func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    base.observeChanges(observer)
  }
}
