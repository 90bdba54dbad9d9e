public import Conformance
import RestoreDomain
public import Users

/// An app that restores its last place: a session gives it a repository with a store of places, empty at first.
public protocol RestoreApp: RepositoryChoosing {}

extension RestoreApp {
  /// A repository of users with a store of places.
  public static func repository(over source: ControlledUsersSource) -> any UsersRepository {
    PlacesRepository(LiveUsersRepository(source: source), store: RecordedPlaces())
  }
}
