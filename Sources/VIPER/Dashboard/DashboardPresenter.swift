import Users

/// Decides what the dashboard shows, and where a deep link leads.
final class DashboardPresenter {
  /// Weak: the view holds its presenter.
  weak var view: (any DashboardViewProtocol)?
  private let interactor: any DashboardInteractorInput
  private let router: any DashboardRouterProtocol
  private var isLoaded = false
  private var pendingLink: UsersLink?

  init(interactor: any DashboardInteractorInput, router: any DashboardRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  private func loadUsers() {
    view?.showLoading(true)
    interactor.loadUsers()
  }

  private func showUser(of link: UsersLink) {
    guard let id = link.userID, interactor.hasUser(id) else {
      view?.showUserNotFound()
      return
    }
    router.showDetails(ofUser: id)
  }
}

extension DashboardPresenter: DashboardPresenterProtocol {
  func viewLoaded() {
    router.showListAndFinder()
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
}

extension DashboardPresenter: DashboardInteractorOutput {
  func usersLoaded() {
    isLoaded = true
    view?.showLoading(false)
    view?.showComponents()
    guard let link = pendingLink else { return }
    pendingLink = nil
    showUser(of: link)
  }

  func usersNotLoaded(_ reason: String) {
    view?.showLoading(false)
    view?.showFailure(reason)
  }
}
