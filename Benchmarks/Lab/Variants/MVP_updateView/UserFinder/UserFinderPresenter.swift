import Users

/// The finder's view, as its presenter sees it.
protocol UserFinderViewProtocol: AnyObject {
  func updateView()
}

/// Says how many users there are, and who has the id that is typed.
final class UserFinderPresenter {
  private(set) var count = ""
  private(set) var result = ""

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
    find()
    // Weak: the repository holds the closure for as long as this presenter holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  func queryEdited(_ query: String) {
    self.query = query
    find()
  }

  private func usersChanged(_ users: UserDirectory) {
    self.users = users
    count = Wording.userCount(users.count)
    find()
  }

  private func find() {
    result = Wording.finding(users.find(query))
    view?.updateView()
  }
}
