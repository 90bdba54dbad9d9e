import Users

/// The dashboard's use cases: load the users, find the user of a link.
final class DashboardInteractor {
  private let repository: any UsersRepository
  private let presenter: DashboardPresenter
  private var request: AnyCancellable?

  init(repository: any UsersRepository, presenter: DashboardPresenter) {
    self.repository = repository
    self.presenter = presenter
  }

  func loadUsers() {
    // Weak: the repository holds the closure until it answers.
    request = repository.fetchUsers { [weak self] result in self?.presenter.presentLoad(result) }
  }

  func findUser(of link: UsersLink) {
    presenter.presentUser(link.userID.flatMap { repository.users?[id: $0] })
  }
}
