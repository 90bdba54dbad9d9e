import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows that users are loaded, contains list and finder, and puts a link's details on top of itself.
final class DashboardViewController: UIViewController {
  private let viewModel: DashboardViewModel
  private let repository: any UsersRepository
  private let outlets = DashboardOutlets()
  private var isLoaded = false
  private var pendingLink: UsersLink?
  private let bag = DisposeBag()

  init(viewModel: DashboardViewModel, repository: any UsersRepository) {
    self.viewModel = viewModel
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
    viewModel.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    bind()
    viewModel.viewLoaded()
  }

  func open(_ link: UsersLink) {
    if isLoaded { follow(link) } else { pendingLink = link }
  }

  private func follow(_ link: UsersLink) {
    guard let id = link.userID, let user = repository.users?[id: id] else {
      navigationController?.presentUserNotFound()
      return
    }
    let viewModel = UserDetailsViewModel(user: user, repository: repository)
    navigationController?.showDetails(UserDetailsViewController(closedBy: viewModel))
  }

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

extension DashboardViewController: DashboardViewModelDelegate {
  /// Makes the next view models and injects them into their views, as the preparation of two embedding segues would.
  func shouldLoadWidgets() {
    let list = UserListViewModel(repository: repository)
    embed(UserListViewController(viewModel: list, repository: repository), in: outlets.listContainer)
    let finder = UserFinderViewModel(repository: repository)
    embed(UserFinderViewController(viewModel: finder), in: outlets.finderContainer)
  }

  func usersLoaded() {
    isLoaded = true
    guard let link = pendingLink else { return }
    pendingLink = nil
    follow(link)
  }

  func loadFailed(_ text: String, retry: @escaping () -> Void) {
    navigationController?.presentLoadFailure(text, retry: retry)
  }
}
