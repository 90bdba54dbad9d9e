import Foundation
import HeadlessUIKit
import UsersInterface

/// Draws that users are loaded, or the places of list and finder.
final class DashboardView: UIView {
  private let model: DashboardModel
  private let outlets = DashboardOutlets()

  init(model: DashboardModel) {
    self.model = model
    super.init(frame: .zero)
    outlets.install(in: self)
    model.addDependent(self)
  }

  required init?(coder: NSCoder) { nil }

  var refreshControl: UIRefreshControl { outlets.refreshControl }
  var listContainer: UIView { outlets.listContainer }
  var finderContainer: UIView { outlets.finderContainer }
}

extension DashboardView: Dependent {
  func modelChanged() {
    outlets.showLoading(model.isLoading)
    outlets.showComponents(model.isLoaded)
  }
}
