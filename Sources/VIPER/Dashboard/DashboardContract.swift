import Users

/// The dashboard's view, as its presenter sees it.
protocol AnyDashboardView: AnyObject {
  var presenter: (any AnyDashboardPresenter)? { get set }

  func showLoading(_ isLoading: Bool)
  func showComponents()
  func showUserNotFound()
  func update(with error: String)
}

/// The dashboard's presenter: receives events of the view, results of the interactor, and deep links.
protocol AnyDashboardPresenter: AnyObject {
  var router: (any AnyDashboardRouter)? { get set }
  var interactor: (any AnyDashboardInteractor)? { get set }
  var view: (any AnyDashboardView)? { get set }

  func viewLoaded()
  func refreshPulled()
  func retryTapped()
  func linkOpened(_ link: UsersLink)
  func interactorDidFetchUsers(with result: Result<Void, UsersFailure>)
  func interactorDidFindUser(_ id: User.ID?)
}

/// The dashboard's interactor: its use cases. It gives their results to its presenter.
protocol AnyDashboardInteractor: AnyObject {
  var presenter: (any AnyDashboardPresenter)? { get set }

  func getUsers()
  func findUser(of link: UsersLink)
}
