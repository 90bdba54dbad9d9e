import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Makes the dashboard's presenter, contains list and finder, and navigates.
final class DashboardViewController: UIViewController {
  private let repository: any UsersRepository
  private let dashboardView = DashboardView()
  /// The last link that came before there was a presenter to follow it.
  private var earlyLink: UsersLink?

  init(repository: any UsersRepository) {
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let presenter = DashboardPresenter(dashboardView, repository: repository)
    presenter.delegate = self
    dashboardView.presenter = presenter
    dashboardView.setupView()
    view = dashboardView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    embed(UserListViewController(repository: repository), in: dashboardView.listContainer)
    embed(UserFinderViewController(repository: repository), in: dashboardView.finderContainer)
    dashboardView.presenter?.viewLoaded()
    if let earlyLink { open(earlyLink) }
  }

  func open(_ link: UsersLink) {
    if let presenter = dashboardView.presenter { presenter.linkOpened(link) } else { earlyLink = link }
  }
}

extension DashboardViewController: DashboardPresenterDelegate {
  func showFailure(_ text: String) {
    // Weak: the alert outlives this controller if the app is released while it is on screen.
    navigationController?.presentLoadFailure(text) { [weak self] in self?.dashboardView.presenter?.retryTapped() }
  }

  func showUserNotFound() {
    navigationController?.presentUserNotFound()
  }

  func showDetails(of user: User) {
    navigationController?.showDetails(UserDetailsViewController(user: user, repository: repository))
  }
}
