import Users

/// Delegate of the dashboard's view model: its view, which shows what has changed.
protocol DashboardViewModelDelegate: AnyObject {
  func loadingUpdated()
  func loadedUpdated()
  func failureUpdated()
}

/// The router, as the dashboard sees it: hears when links can be followed.
protocol DashboardNavigationDelegate: AnyObject {
  func dashboardLoaded()
}

/// Loads the users.
final class DashboardViewModel {
  private(set) var isLoading = false
  private(set) var isLoaded = false
  /// The reason for which the last load failed, until the next one begins.
  private(set) var failure: String?
  private let interactor: DashboardInteractor
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

  private func loadUsers() {
    updateFailure(nil)
    updateLoading(true)
    // Weak: the interactor's repository holds the closure until it answers.
    interactor.fetchUsers { [weak self] result in self?.usersFetched(result) }
  }

  private func usersFetched(_ result: Result<Void, UsersFailure>) {
    updateLoading(false)
    switch result {
    case .success: usersLoaded()
    case .failure(let failure): updateFailure(failure.text)
    }
  }

  private func usersLoaded() {
    isLoaded = true
    delegate?.loadedUpdated()
    navigationDelegate?.dashboardLoaded()
  }

  private func updateLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
    delegate?.loadingUpdated()
  }

  private func updateFailure(_ failure: String?) {
    self.failure = failure
    delegate?.failureUpdated()
  }
}
