import Users

/// The dashboard's view, as its presenter sees it.
protocol DashboardViewProtocol: AnyObject {
  func updateView()
}

/// Delegate of the dashboard's presenter: shows alerts and opens other screens.
protocol DashboardPresenterDelegate: AnyObject {
  func showFailure(_ text: String)
  func showUserNotFound()
  func showDetails(of user: User)
}

/// Loads the users and follows deep links.
final class DashboardPresenter {
  /// Weak: the controller holds the view, which holds its presenter.
  weak var delegate: (any DashboardPresenterDelegate)?
  private(set) var isLoading = false
  private(set) var isLoaded = false

  /// Weak: the view holds its presenter.
  private weak var view: (any DashboardViewProtocol)?
  private let repository: any UsersRepository
  private var request: AnyCancellable?
  private var pendingLink: UsersLink?

  init(_ view: any DashboardViewProtocol, repository: any UsersRepository) {
    self.view = view
    self.repository = repository
  }

  func viewLoaded() {
    loadUsers()
  }

  func refreshPulled() {
    loadUsers()
  }

  func retryTapped() {
    loadUsers()
  }

  func linkOpened(_ link: UsersLink) {
    if isLoaded { showUser(of: link) } else { pendingLink = link }
  }

  private func loadUsers() {
    isLoading = true
    view?.updateView()
    // Weak: the repository holds the closure until it answers.
    request = repository.fetchUsers { [weak self] result in self?.usersLoaded(result) }
  }

  private func usersLoaded(_ result: Result<UserDirectory, UsersFailure>) {
    isLoading = false
    if case .success = result { isLoaded = true }
    view?.updateView()
    switch result {
    case .success: followLink()
    case .failure(let failure): delegate?.showFailure(failure.text)
    }
  }

  private func followLink() {
    guard let link = pendingLink else { return }
    pendingLink = nil
    showUser(of: link)
  }

  private func showUser(of link: UsersLink) {
    guard let id = link.userID, let user = repository.users?[id: id] else {
      delegate?.showUserNotFound()
      return
    }
    delegate?.showDetails(of: user)
  }
}
