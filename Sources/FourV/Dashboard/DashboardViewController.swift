import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows that users are loaded, or the places of list and finder.
final class DashboardViewController: UIViewController {
  /// Unowned: the view factory holds the view model for as long as it holds this view.
  private unowned let viewModel: DashboardViewModel
  private let outlets = DashboardOutlets()

  init(viewModel: DashboardViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    outlets.install(in: view)
    // Weak: this controller holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.viewModel.refreshPulled() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
    viewModel.bind(self)
    loadingUpdated()
    loadedUpdated()
    failureUpdated()
  }

  var listContainer: Container { Container(view: outlets.listContainer, parent: self) }
  var finderContainer: Container { Container(view: outlets.finderContainer, parent: self) }
}

extension DashboardViewController: DashboardViewModelDelegate {
  func loadingUpdated() {
    outlets.showLoading(viewModel.isLoading)
  }

  func loadedUpdated() {
    outlets.showComponents(viewModel.isLoaded)
  }

  func failureUpdated() {
    guard let text = viewModel.failure else { return }
    // Weak: the alert outlives the view model if the app is released while it is on screen.
    navigationController?.presentLoadFailure(text) { [weak viewModel] in viewModel?.retryTapped() }
  }
}
