import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Lets the model load the users, contains list and finder, and follows deep links.
final class DashboardViewController: UIViewController {
  private let repository: any UsersRepository
  private let model: DashboardModel
  private let dashboardView: DashboardView
  private var pendingLink: UsersLink?

  init(repository: any UsersRepository) {
    self.repository = repository
    model = DashboardModel(repository: repository)
    dashboardView = DashboardView(model: model)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = dashboardView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    // Weak: this controller holds the view, whose control holds the action.
    let refresh = UIAction { [weak self] _ in self?.loadUsers() }
    dashboardView.refreshControl.addAction(refresh, for: .valueChanged)
    embed(UserListViewController(repository: repository), in: dashboardView.listContainer)
    embed(UserFinderViewController(repository: repository), in: dashboardView.finderContainer)
    loadUsers()
  }

  func open(_ link: UsersLink) {
    if model.isLoaded { showUser(of: link) } else { pendingLink = link }
  }

  private func loadUsers() {
    // Weak: the model, which this controller holds, keeps the closure until users are loaded.
    model.loadUsers { [weak self] result in self?.usersLoaded(result) }
  }

  /// Shows alerts and screens, which UIKit gives to controllers; the view has drawn the rest by now.
  private func usersLoaded(_ result: Result<UserDirectory, UsersFailure>) {
    switch result {
    case .success: followPendingLink()
    case .failure(let failure): showFailure(failure)
    }
  }

  private func followPendingLink() {
    guard let link = pendingLink else { return }
    pendingLink = nil
    showUser(of: link)
  }

  private func showFailure(_ failure: UsersFailure) {
    // Weak: the alert outlives this controller if the app is released while it is on screen.
    navigationController?.presentLoadFailure(failure.text) { [weak self] in self?.loadUsers() }
  }

  private func showUser(of link: UsersLink) {
    guard let id = link.userID, let user = repository.users?[id: id] else {
      navigationController?.presentUserNotFound()
      return
    }
    navigationController?.showDetails(UserDetailsViewController(user: user, repository: repository))
  }
}
