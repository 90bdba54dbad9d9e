import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows that users are loaded, contains list and finder, and puts details on top of itself.
final class DashboardViewController: UIViewController {
  private let viewModel: DashboardViewModel
  private let repository: any UsersRepository
  private let outlets = DashboardOutlets()
  private let bag = DisposeBag()

  init(viewModel: DashboardViewModel, repository: any UsersRepository) {
    self.viewModel = viewModel
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
    viewModel.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    title = Wording.dashboardTitle
    outlets.install(in: view)
    embedComponents()
    bind()
    viewModel.viewLoaded()
  }

  private func embedComponents() {
    embed(UserListViewController(repository: repository), in: outlets.listContainer)
    let finder = UserFinderViewModel(repository: repository)
    embed(UserFinderViewController(viewModel: finder), in: outlets.finderContainer)
  }

  private func bind() {
    viewModel.isLoading.bind { [outlets] in outlets.showLoading($0) }.disposed(by: bag)
    viewModel.showsComponents.bind { [outlets] in outlets.showComponents($0) }.disposed(by: bag)
    // Weak: this controller holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.viewModel.refreshPulled() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
  }
}

extension DashboardViewController: DashboardViewModelDelegate {
  func loadFailed(_ text: String) {
    // Weak: the alert outlives this controller if the app is released while it is on screen.
    navigationController?.presentLoadFailure(text) { [weak self] in self?.viewModel.retryTapped() }
  }

  func userNotFound() {
    navigationController?.presentUserNotFound()
  }

  func userOpened(_ user: User) {
    let details = UserDetailsViewController(user: user, repository: repository)
    navigationController?.setViewControllers([self, details], animated: true)
  }
}
