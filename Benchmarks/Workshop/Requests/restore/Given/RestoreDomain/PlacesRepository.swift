public import Users

/// A repository that records places, too: users as before, and places in a store of their own.
public final class PlacesRepository: ForwardingRepository {
  /// The repository of the users.
  public let base: any UsersRepository
  /// The store of the places.
  public let store: any PlaceStore

  /// Adds a store of places to a repository.
  public init(_ base: any UsersRepository, store: any PlaceStore) {
    self.base = base
    self.store = store
  }
}
