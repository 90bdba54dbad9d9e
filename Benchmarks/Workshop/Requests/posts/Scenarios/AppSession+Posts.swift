public import Conformance
import HeadlessUIKit
public import PostsDomain
import PostsInterface
public import Users
import UsersInterface

extension AppSession {
  /// A user's posts, on top of the details.
  public var posts: UserPostsPage { UserPostsPage(screen: screen) }

  /// The source of posts behind the repository.
  public var postsSource: ControlledPostsSource? {
    repository.first(PostsRepository.self)?.posts as? ControlledPostsSource
  }

  /// Taps `Posts` in the details; the transition that follows is under way.
  public func tapPosts() throws {
    try screen.use(try postsButton, .touchUpInside)
  }

  /// Answers the load of posts that is under way.
  public func answerPosts(_ posts: [Post]) throws {
    try postsUnderWay().request.answer(.success(posts))
    settle()
  }

  /// Lets the load of posts that is under way fail.
  public func failPosts(_ failure: UsersFailure) throws {
    try postsUnderWay().request.answer(.failure(failure))
    settle()
  }

  /// Lets the first load of posts fail, late or once more.
  public func failFirstPostsAgain() throws {
    window.runLoop.updateScreen()
    guard let posts = postsSource?.fetches.first else { throw screen.failure("no posts were asked for") }
    posts.request.answer(.failure(.httpStatus(404)))
    settle()
  }

  /// The load of posts that waits for an answer.
  public func postsUnderWay() throws -> ControlledPosts {
    // Tasks that wait to run may ask.
    window.runLoop.updateScreen()
    guard let posts = postsSource?.pendingFetch else { throw screen.failure("no load of posts is under way") }
    return posts
  }

  /// The button that opens the posts.
  var postsButton: UIButton {
    get throws { try screen.element(AccessibilityIdentifier.postsButton) }
  }
}
