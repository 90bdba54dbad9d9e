import Conformance
import Foundation
import HeadlessUIKit
import MVC_restore
import RestoreDomain
import Users

/// A correct app whose record is watched: each subclass adds one fault.
class WatchedRecord: FaultyChangedApp<MVCApp> {
  /// The repository of the session.
  private let base: any UsersRepository

  required init(window: UIWindow, repository: any UsersRepository) {
    base = repository
    let store = WatchedStore()
    super.init(window: window, repository: PlacesRepository(WatchedUsers(repository, store), store: store))
    store.app = self
  }

  /// The store of the session.
  final var places: RecordedPlaces? { base.first(PlacesRepository.self)?.store as? RecordedPlaces }

  /// The last place, as the correct app is told.
  var lastPlace: Place? { places?.lastPlace }

  /// Called for each place that the correct app records.
  func record(_ place: Place) { places?.record(place) }

  /// Called when a load has failed, before the correct app is told.
  func loadFailed() {}

  /// True once users are loaded.
  final var isLoaded: Bool { repository.users != nil }

  /// Has the correct app follow a link to a user.
  final func openUser(_ id: User.ID) {
    if let link = URL(string: "users://user/\(id)") { open(link) }
  }
}

/// A store that leaves it to the faulty app what is recorded.
private final class WatchedStore: PlaceStore {
  /// Weak: the app holds the repository, which holds its store.
  weak var app: WatchedRecord?

  var lastPlace: Place? { app?.lastPlace }

  func record(_ place: Place) { app?.record(place) }
}

/// A repository that tells the faulty app of failed loads.
private final class WatchedUsers: ForwardingRepository {
  let base: any UsersRepository
  private let store: WatchedStore

  init(_ base: any UsersRepository, _ store: WatchedStore) {
    self.base = base
    self.store = store
  }

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    // Weak: the repository holds the closure until it answers.
    base.fetchUsers { [weak store] result in
      if case .failure = result { store?.app?.loadFailed() }
      answer(result)
    }
  }
}

/// A child that notices that its parent appears and disappears.
final class ToldController: UIViewController {
  var willAppear: (() -> Void)?
  var didDisappear: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Not when it is embedded, while its parent is on screen.
    if parent?.viewIfLoaded?.window == nil { willAppear?() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didDisappear?()
  }
}
