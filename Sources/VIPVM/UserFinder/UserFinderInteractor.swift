import Users

/// The finder's use cases: follow the number of users, find one by id.
final class UserFinderInteractor {
  private let repository: any UsersRepository
  private let presenter: UserFinderPresenter
  private var users = UserDirectory()
  private var query = ""
  private var observation: AnyCancellable?

  init(repository: any UsersRepository, presenter: UserFinderPresenter) {
    self.repository = repository
    self.presenter = presenter
  }

  func observeUsers() {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  func findUser(_ query: String) {
    self.query = query
    presenter.presentFinding(users.find(query))
  }

  private func usersChanged(_ users: UserDirectory) {
    self.users = users
    presenter.presentUsers(count: users.count, finding: users.find(query))
  }
}
