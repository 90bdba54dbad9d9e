import Users

/// The finder's view, as its presenter sees it.
public protocol UserFinderView: AnyObject {
  /// Says how many users there are.
  func showCount(_ text: String)
  /// Says what was found.
  func showResult(_ text: String)
}

/// Says how many users there are, and who has the id that is typed.
public final class UserFinderPresenter {
  /// Weak: the view holds its presenter.
  private weak var view: (any UserFinderView)?
  private let repository: any UsersRepository
  private var users = UserDirectory()
  private var query = ""
  private var observation: AnyCancellable?

  /// Makes the presenter of a view.
  public init(_ view: any UserFinderView, repository: any UsersRepository) {
    self.view = view
    self.repository = repository
  }

  /// The view is there and can show something.
  public func viewLoaded() {
    showFinding()
    // Weak: the repository holds the closure for as long as this presenter holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  /// Something is typed.
  public func queryEdited(_ query: String) {
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
