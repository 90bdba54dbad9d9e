import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Makes the dashboard's view and presenter, contains list and finder, and navigates.
final class DashboardViewController: UIViewController {
  private let repository: any UsersRepository
  private let dashboardView: DashboardView

  init(repository: any UsersRepository) {
    self.repository = repository
    let presenter = DashboardPresenter(repository: repository)
    dashboardView = DashboardView(presenter: presenter)
    super.init(nibName: nil, bundle: nil)
    presenter.view = dashboardView
    presenter.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = dashboardView
  }

  override func viewDidLoad() {
    title = Wording.dashboardTitle
    embed(UserListViewController(repository: repository), in: dashboardView.listContainer)
    embed(UserFinderViewController(repository: repository), in: dashboardView.finderContainer)
    dashboardView.presenter.viewLoaded()
  }

  func open(_ link: UsersLink) {
    dashboardView.presenter.linkOpened(link)
  }
}

extension DashboardViewController: DashboardPresenterDelegate {
  func showFailure(_ text: String) {
    // Weak: the alert outlives this controller if the app is released while it is on screen.
    navigationController?.presentLoadFailure(text) { [weak self] in self?.dashboardView.presenter.retryTapped() }
  }

  func showUserNotFound() {
    navigationController?.presentUserNotFound()
  }

  func showDetails(of user: User) {
    let details = UserDetailsViewController(user: user, repository: repository)
    navigationController?.setViewControllers([self, details], animated: true)
  }
}
