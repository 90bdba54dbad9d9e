import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows that users are loaded, or the places of list and finder.
final class DashboardViewController: UIViewController {
  private let viewModel: any DashboardViewModelType
  private let outlets = DashboardOutlets()
  private let bag = DisposeBag()

  init(viewModel: any DashboardViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    bind()
    viewModel.viewLoaded()
  }

  var listContainer: Container { Container(parent: self, view: outlets.listContainer) }
  var finderContainer: Container { Container(parent: self, view: outlets.finderContainer) }

  private func bind() {
    // Weak: this controller holds the view model, which holds the closure.
    viewModel.title.bind { [weak self] in self?.title = $0 }.disposed(by: bag)
    viewModel.isLoading.bind { [outlets] in outlets.showLoading($0) }.disposed(by: bag)
    viewModel.showsComponents.bind { [outlets] in outlets.showComponents($0) }.disposed(by: bag)
    // Weak: this controller holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.viewModel.refreshPulled() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
  }
}
