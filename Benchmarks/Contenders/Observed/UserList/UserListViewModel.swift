import Observation
import Users

/// Follows the users.
@Observable final class UserListViewModel {
  /// `nil` until users are there.
  private(set) var users: UserDirectory?
  var hasNoUsers: Bool { users?.isEmpty == true }
  private let repository: any UsersRepository
  /// Weak: the router holds the navigation controller, which holds the view, which holds its view model.
  @ObservationIgnored private weak var router: (any UsersRouting)?

  init(repository: any UsersRepository, router: any UsersRouting) {
    self.repository = repository
    self.router = router
  }

  /// Follows the users until it is cancelled.
  func follow() async {
    for await update in repository.updates { users = update.users }
  }

  func select(_ user: User) {
    router?.showDetails(of: user)
  }
}
