public import Users

/// A repository that records places, too: users as before, and places in a store of their own.
public final class PlacesRepository: UsersRepository {
  /// The store of the places.
  public let store: any PlaceStore
  private let base: any UsersRepository

  /// Adds a store of places to a repository.
  public init(_ base: any UsersRepository, store: any PlaceStore) {
    self.base = base
    self.store = store
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
