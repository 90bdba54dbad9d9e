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

  /// Loads the users and returns when that has ended. Cancelled before the answer, it leaves the state to the load in whose favour
  /// that was.
  func load() async {
    state = .loading
    do {
      _ = try await repository.fetchUsers()
      (state, showsComponents) = (.loaded, true)
      router?.usersLoaded()
    } catch .cancelled {
      // The state is the later load's.
    } catch {
      state = .failed(error.text)
    }
  }
}
