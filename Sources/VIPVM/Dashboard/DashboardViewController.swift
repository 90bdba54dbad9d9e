import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The dashboard's view model, as its view sees it.
protocol DashboardViewModelInput: AnyObject {
  var isLoading: Bool { get }
  var showsComponents: Bool { get }
  var alert: DashboardAlert? { get }
  func viewDidLoad()
  func refreshControlValueChanged()
  func retryTapped()
}

/// Shows that users are loaded, or the places of list and finder.
final class DashboardViewController: UIViewController {
  private let viewModel: any DashboardViewModelInput
  private let outlets = DashboardOutlets()

  init(viewModel: any DashboardViewModelInput) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    outlets.install(in: view)
    // Weak: this controller holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.viewModel.refreshControlValueChanged() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
    viewModel.viewDidLoad()
  }

  var listContainer: UIView { outlets.listContainer }
  var finderContainer: UIView { outlets.finderContainer }

  private func show(_ alert: DashboardAlert) {
    switch alert {
    case .loadFailed(let text):
      // Weak: the alert outlives this controller if the app is released while it is on screen.
      navigationController?.presentLoadFailure(text) { [weak self] in self?.viewModel.retryTapped() }
    case .userNotFound:
      navigationController?.presentUserNotFound()
    }
  }
}

extension DashboardViewController: DashboardDisplaying {
  func display() {
    outlets.showLoading(viewModel.isLoading)
    outlets.showComponents(viewModel.showsComponents)
    if let alert = viewModel.alert { show(alert) }
  }
}
