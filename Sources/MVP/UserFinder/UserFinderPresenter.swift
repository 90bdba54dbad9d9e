import Users

/// The finder's view, as its presenter sees it.
protocol UserFinderViewProtocol: AnyObject {
  func showCount(_ text: String)
  func showResult(_ text: String)
}

/// Says how many users there are, and who has the id that is typed.
final class UserFinderPresenter {
  /// Weak: the view holds its presenter.
  private weak var view: (any UserFinderViewProtocol)?
  private let repository: any UsersRepository
  private var users = UserDirectory()
  private var query = ""
  private var observation: AnyCancellable?

  init(_ view: any UserFinderViewProtocol, repository: any UsersRepository) {
    self.view = view
    self.repository = repository
  }

  func viewLoaded() {
    showFinding()
    // Weak: the repository holds the closure for as long as this presenter holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  func queryEdited(_ query: String) {
    self.query = query
    showFinding()
  }

  private func usersChanged(_ users: UserDirectory) {
    self.users = users
    view?.showCount(Wording.userCount(users.count))
    showFinding()
  }

  private func showFinding() {
    view?.showResult(Wording.finding(users.find(query)))
  }
}
