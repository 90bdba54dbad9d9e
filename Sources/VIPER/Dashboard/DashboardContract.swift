import Users

/// What the presenter asks of the view.
protocol DashboardViewProtocol: AnyObject {
  func showLoading(_ isLoading: Bool)
  func showComponents()
  func showFailure(_ text: String)
  func showUserNotFound()
}

/// What the view, and who opens links, tells the presenter.
protocol DashboardPresenterProtocol: AnyObject {
  func viewLoaded()
  func refreshPulled()
  func retryTapped()
  func linkOpened(_ link: UsersLink)
}

/// What the presenter asks of the interactor.
protocol DashboardInteractorInput: AnyObject {
  func loadUsers()
  func hasUser(_ id: User.ID) -> Bool
}

/// What the interactor tells the presenter.
protocol DashboardInteractorOutput: AnyObject {
  func usersLoaded()
  func usersNotLoaded(_ reason: String)
}

/// What the presenter asks of the router.
protocol DashboardRouterProtocol: AnyObject {
  func showListAndFinder()
  func showDetails(ofUser id: User.ID)
}
