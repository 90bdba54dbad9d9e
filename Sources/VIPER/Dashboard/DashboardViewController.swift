import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows that users are loaded, or the places of list and finder.
final class DashboardViewController: UIViewController {
  var presenter: (any AnyDashboardPresenter)?
  private let outlets = DashboardOutlets()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    outlets.install(in: view)
    // Weak: this view holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.presenter?.refreshPulled() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
    presenter?.viewLoaded()
  }
}

extension DashboardViewController: AnyDashboardView {
  func showLoading(_ isLoading: Bool) {
    outlets.showLoading(isLoading)
  }

  func showComponents() {
    outlets.showComponents(true)
  }

  func showUserNotFound() {
    navigationController?.presentUserNotFound()
  }

  func update(with error: String) {
    // Weak: the alert outlives this view if the app is released while it is on screen.
    navigationController?.presentLoadFailure(error) { [weak self] in self?.presenter?.retryTapped() }
  }
}

extension DashboardViewController: ListAndFinderContainer {
  var listContainer: UIView { outlets.listContainer }
  var finderContainer: UIView { outlets.finderContainer }
}
