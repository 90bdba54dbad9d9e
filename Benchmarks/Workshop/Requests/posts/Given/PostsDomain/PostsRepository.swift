public import Users

/// A repository that has posts, too: users as before, and posts from a source of their own.
public final class PostsRepository: ForwardingRepository {
  /// The repository of the users.
  public let base: any UsersRepository
  /// The source of the posts.
  public let posts: any PostsSource

  /// Adds posts to a repository.
  public init(_ base: any UsersRepository, posts: any PostsSource) {
    self.base = base
    self.posts = posts
  }
}
