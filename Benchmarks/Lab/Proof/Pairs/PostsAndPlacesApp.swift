public import Conformance
import PostsDomain
public import PostsScenarios
import RestoreDomain
public import RestoreScenarios
public import SignInScenarios
public import Users

/// An app that shows posts and restores its last place: a session gives it a repository with both.
public protocol PostsAndPlacesApp: PostsApp, RestoreApp {}

extension PostsAndPlacesApp {
  /// A repository of users with posts and a store of places.
  public static func repository(over source: ControlledUsersSource) -> any UsersRepository {
    let users = PlacesRepository(LiveUsersRepository(source: source), store: RecordedPlaces())
    return PostsRepository(users, posts: ControlledPostsSource())
  }
}

/// An app that begins with signing in has the repository of the app in it.
extension SignedIn: RepositoryChoosing where App: RepositoryChoosing {
  /// Returns the repository of the app.
  public static func repository(over source: ControlledUsersSource) -> any UsersRepository {
    App.repository(over: source)
  }
}

extension SignedIn: PostsApp where App: PostsApp {}
extension SignedIn: RestoreApp where App: RestoreApp {}
