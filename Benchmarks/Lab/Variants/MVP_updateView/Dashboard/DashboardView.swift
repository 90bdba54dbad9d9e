import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows that users are loaded, or the places of list and finder.
final class DashboardView: UIView {
  var presenter: DashboardPresenter?
  private let outlets = DashboardOutlets()

  func setupView() {
    outlets.install(in: self)
    // Weak: this view holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.presenter?.refreshPulled() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
  }

  var listContainer: UIView { outlets.listContainer }
  var finderContainer: UIView { outlets.finderContainer }
}

extension DashboardView: DashboardViewProtocol {
  func updateView() {
    guard let presenter else { return }
    outlets.showLoading(presenter.isLoading)
    outlets.showComponents(presenter.isLoaded)
  }
}
