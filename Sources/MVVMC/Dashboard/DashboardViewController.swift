import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows that users are loaded, or the places of list and finder.
final class DashboardViewController: UIViewController {
  private let viewModel: DashboardViewModel
  private let outlets = DashboardOutlets()
  private let bag = DisposeBag()

  init(viewModel: DashboardViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    title = Wording.dashboardTitle
    outlets.install(in: view)
    bind()
    viewModel.viewLoaded()
  }

  var listContainer: Container { Container(parent: self, view: outlets.listContainer) }
  var finderContainer: Container { Container(parent: self, view: outlets.finderContainer) }

  private func bind() {
    viewModel.isLoading.bind { [outlets] in outlets.showLoading($0) }.disposed(by: bag)
    viewModel.showsComponents.bind { [outlets] in outlets.showComponents($0) }.disposed(by: bag)
    // Weak: this controller holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.viewModel.refreshPulled() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
  }
}
