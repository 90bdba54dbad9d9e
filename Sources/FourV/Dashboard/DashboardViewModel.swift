import Users

/// Delegate of the dashboard's view model: its view, which shows what has changed.
protocol DashboardViewModelDelegate: AnyObject {
  func loadingUpdated()
  func usersLoaded()
  func loadFailed(_ text: String)
  func userNotFound()
}

/// The router, as the dashboard sees it: opens another component.
protocol DashboardNavigationDelegate: AnyObject {
  func dashboardOpened(_ user: User)
}

/// Loads the users and follows deep links.
final class DashboardViewModel {
  private(set) var isLoading = false
  private let interactor: DashboardInteractor
  private var isLoaded = false
  private var pendingLink: UsersLink?
  /// Weak: the view belongs to the view factory, as this view model does.
  private weak var delegate: (any DashboardViewModelDelegate)?
  /// Weak: the router holds the view presenter, which holds the view factory, which holds this view model.
  private weak var navigationDelegate: (any DashboardNavigationDelegate)?

  init(interactor: DashboardInteractor, navigationDelegate: any DashboardNavigationDelegate) {
    self.interactor = interactor
    self.navigationDelegate = navigationDelegate
    loadUsers()
  }

  func bind(_ delegate: any DashboardViewModelDelegate) {
    self.delegate = delegate
  }

  func refreshPulled() {
    loadUsers()
  }

  func retryTapped() {
    loadUsers()
  }

  func linkOpened(_ link: UsersLink) {
    if isLoaded { openUser(of: link) } else { pendingLink = link }
  }

  private func loadUsers() {
    updateLoading(true)
    // Weak: the interactor's repository holds the closure until it answers.
    interactor.fetchUsers { [weak self] result in self?.usersFetched(result) }
  }

  private func usersFetched(_ result: Result<Void, UsersFailure>) {
    updateLoading(false)
    switch result {
    case .success: usersLoaded()
    case .failure(let failure): delegate?.loadFailed(failure.text)
    }
  }

  private func usersLoaded() {
    isLoaded = true
    delegate?.usersLoaded()
    guard let link = pendingLink else { return }
    pendingLink = nil
    openUser(of: link)
  }

  private func openUser(of link: UsersLink) {
    guard let user = interactor.user(of: link) else {
      delegate?.userNotFound()
      return
    }
    navigationDelegate?.dashboardOpened(user)
  }

  private func updateLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
    delegate?.loadingUpdated()
  }
}
