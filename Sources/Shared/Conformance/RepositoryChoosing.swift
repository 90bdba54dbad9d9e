public import Users
public import UsersInterface

/// An app that asks its repository for more than users, as after a change request: it says what a session gives it.
@MainActor public protocol RepositoryChoosing: UsersApp {
  /// The repository of one run, over the source of users that the session answers by hand.
  static func repository(over source: ControlledUsersSource) -> any UsersRepository
}
