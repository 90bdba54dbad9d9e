import Users

/// Decides what the dashboard shows, and where a deep link leads.
final class DashboardPresenter {
  var router: (any AnyDashboardRouter)?
  var interactor: (any AnyDashboardInteractor)?
  /// Weak: the view holds its presenter.
  weak var view: (any AnyDashboardView)?
  private var isLoaded = false
  private var pendingLink: UsersLink?

  private func loadUsers() {
    view?.showLoading(true)
    interactor?.getUsers()
  }

  private func followPendingLink() {
    guard let link = pendingLink else { return }
    pendingLink = nil
    interactor?.findUser(of: link)
  }
}

extension DashboardPresenter: AnyDashboardPresenter {
  func viewLoaded() {
    router?.showListAndFinder()
    loadUsers()
  }

  func refreshPulled() {
    loadUsers()
  }

  func retryTapped() {
    loadUsers()
  }

  func linkOpened(_ link: UsersLink) {
    if isLoaded { interactor?.findUser(of: link) } else { pendingLink = link }
  }

  func interactorDidFetchUsers(with result: Result<Void, UsersFailure>) {
    view?.showLoading(false)
    switch result {
    case .success:
      isLoaded = true
      view?.showComponents()
      followPendingLink()
    case .failure(let failure):
      view?.update(with: failure.text)
    }
  }

  func interactorDidFindUser(_ id: User.ID?) {
    if let id { router?.showDetails(ofUser: id) } else { view?.showUserNotFound() }
  }
}
