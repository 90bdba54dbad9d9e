import Users

/// What the dashboard's view is told.
protocol DashboardViewModelDelegate: AnyObject {
  func loadingUpdated()
  func loadFailed(_ text: String)
  func userNotFound()
}

/// Where the dashboard asks for another component.
protocol DashboardNavigationDelegate: AnyObject {
  func dashboardOpened(_ user: User)
}

/// Loads the users and follows deep links.
final class DashboardViewModel {
  private(set) var isLoading = false
  private(set) var isLoaded = false
  private let interactor: DashboardInteractor
  /// Weak: the view belongs to the view factory, as this view model does.
  private weak var delegate: (any DashboardViewModelDelegate)?
  /// Weak: the router holds the view presenter, which holds the view factory, which holds this view model.
  private weak var navigationDelegate: (any DashboardNavigationDelegate)?
  private var pendingLink: UsersLink?

  init(interactor: DashboardInteractor, navigationDelegate: any DashboardNavigationDelegate) {
    self.interactor = interactor
    self.navigationDelegate = navigationDelegate
  }

  func bind(_ delegate: any DashboardViewModelDelegate) {
    self.delegate = delegate
    loadUsers()
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
    isLoading = true
    delegate?.loadingUpdated()
    // Weak: the interactor's repository holds the closure until it answers.
    interactor.fetchUsers { [weak self] result in self?.usersFetched(result) }
  }

  private func usersFetched(_ result: Result<Void, UsersFailure>) {
    isLoading = false
    switch result {
    case .success: usersFetched()
    case .failure(let failure):
      delegate?.loadingUpdated()
      delegate?.loadFailed(failure.text)
    }
  }

  private func usersFetched() {
    isLoaded = true
    delegate?.loadingUpdated()
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
}
