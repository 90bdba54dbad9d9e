import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows that users are loaded, or the places of list and finder.
final class DashboardView: UIViewController {
  let presenter: any DashboardPresenterProtocol
  private let outlets = DashboardOutlets()

  init(presenter: any DashboardPresenterProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    title = Wording.dashboardTitle
    outlets.install(in: view)
    // Weak: this view holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.presenter.refreshPulled() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
    presenter.viewLoaded()
  }

  func open(_ link: UsersLink) {
    presenter.linkOpened(link)
  }

  var listContainer: UIView { outlets.listContainer }
  var finderContainer: UIView { outlets.finderContainer }
}

extension DashboardView: DashboardViewProtocol {
  func showLoading(_ isLoading: Bool) {
    outlets.showLoading(isLoading)
  }

  func showComponents() {
    outlets.showComponents(true)
  }

  func showFailure(_ text: String) {
    // Weak: the alert outlives this view if the app is released while it is on screen.
    navigationController?.presentLoadFailure(text) { [weak self] in self?.presenter.retryTapped() }
  }

  func showUserNotFound() {
    navigationController?.presentUserNotFound()
  }
}
