import Users

/// Counts the users and finds one by id, anew whenever they change.
final class UserFinderInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any AnyUserFinderPresenter)?
  @Injected(\.usersRepository) private var repository
  private var users = UserDirectory()
  private var query = ""
  private var observation: AnyCancellable?

  private func usersChanged(_ users: UserDirectory) {
    self.users = users
    presenter?.interactorDidCountUsers(users.count)
    findUser()
  }

  private func findUser() {
    switch users.find(query) {
    case .nothingAsked: presenter?.interactorWasAskedNothing()
    case .found(let user): presenter?.interactorDidFindUser(name: user.name, username: user.username)
    case .notFound: presenter?.interactorDidFindNobody()
    }
  }
}

extension UserFinderInteractor: AnyUserFinderInteractor {
  func getUsers() {
    findUser()
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  func findUser(_ query: String) {
    self.query = query
    findUser()
  }
}
