public import Conformance
import PostsDomain
public import Users

/// An app that shows posts: a session gives it a repository that has some, answered by the test.
public protocol PostsApp: RepositoryChoosing {}

extension PostsApp {
  /// A repository of users with posts.
  public static func repository(over source: ControlledUsersSource) -> any UsersRepository {
    PostsRepository(LiveUsersRepository(source: source), posts: ControlledPostsSource())
  }
}
