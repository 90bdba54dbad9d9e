public import Users

/// A repository that forwards every call, so that a trace shows the app's requests.
public final class TracedRepository: UsersRepository {
  private let repository: any UsersRepository

  /// Makes a repository that forwards to another.
  public init(_ repository: any UsersRepository) {
    self.repository = repository
  }

  /// The users of the other repository.
  public var users: UserDirectory? { repository.users }

  /// Forwards the request to fetch the users.
  public func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    repository.fetchUsers(answer)
  }

  /// Forwards the request to rename a user.
  public func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    repository.renameUser(id, to: name, answer)
  }

  /// Forwards the registration of an observer.
  public func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable {
    repository.observeUsers(observer)
  }
}
