public import Users

/// A repository that hands every call on, so that a trace shows what an app asks for.
public final class TracedRepository: UsersRepository {
  private let repository: any UsersRepository

  /// Stands before a repository.
  public init(_ repository: any UsersRepository) {
    self.repository = repository
  }

  /// What the repository has.
  public var users: UserDirectory? { repository.users }

  /// Has the repository fetch.
  public func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    repository.fetchUsers(answer)
  }

  /// Has the repository rename.
  public func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    repository.renameUser(id, to: name, answer)
  }

  /// Has the repository tell.
  public func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    repository.observeChanges(observer)
  }
}
