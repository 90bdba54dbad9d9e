import Users

/// The dashboard's view: what it can be told to show.
protocol AnyDashboardView: AnyObject {
  var presenter: (any AnyDashboardPresenter)? { get set }

  func showLoading(_ isLoading: Bool)
  func showComponents()
  func showUserNotFound()
  func update(with error: String)
}

/// The dashboard's presenter: what view, interactor and who opens links tell it.
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

/// The dashboard's interactor: its use cases. What comes of them, it tells its presenter.
protocol AnyDashboardInteractor: AnyObject {
  var presenter: (any AnyDashboardPresenter)? { get set }

  func getUsers()
  func findUser(of link: UsersLink)
}
