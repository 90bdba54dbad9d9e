import Observation
import Users

/// Loads the users.
@Observable final class DashboardViewModel {
  enum State: Equatable { case idle, loading, loaded, failed(String) }

  private(set) var state = State.idle
  /// True from the first load on: a refresh leaves list and finder in sight, also if it fails.
  private(set) var showsComponents = false
  private let repository: any UsersRepository
  /// Weak: the router holds the navigation controller, which holds the view, which holds its view model.
  @ObservationIgnored private weak var router: (any UsersRouting)?

  init(repository: any UsersRepository, router: any UsersRouting) {
    self.repository = repository
    self.router = router
  }

  /// Loads the users and returns when that has ended. Cancelled, it leaves ``state`` alone: it is the later load's, if there is
  /// one.
  func load() async {
    state = .loading
    do {
      _ = try await repository.fetchUsers()
      state = .loaded
      showsComponents = true
      router?.usersLoaded()
    } catch .cancelled {
      // A later load has begun, or the screen has gone.
    } catch {
      state = .failed(error.text)
    }
  }
}
