import HeadlessUIKit
import Users
import UsersInterface

/// Makes the screens of the flow "users" and shows them. It decides where links lead.
final class UsersRouter {
  private let navigationController: UINavigationController
  private let repository: any UsersRepository
  private var isLoaded = false
  private var pendingLink: UsersLink?

  init(navigationController: UINavigationController, repository: any UsersRepository) {
    self.navigationController = navigationController
    self.repository = repository
  }

  func start() {
    let dashboard = DashboardViewController(
      viewModel: DashboardViewModel(repository: repository, router: self),
      list: UserListViewController(viewModel: UserListViewModel(repository: repository, router: self)),
      finder: UserFinderViewController(viewModel: UserFinderViewModel(repository: repository))
    )
    navigationController.setViewControllers([dashboard], animated: false)
  }

  func open(_ link: UsersLink) {
    if isLoaded { showUser(of: link) } else { pendingLink = link }
  }

  private func showUser(of link: UsersLink) {
    guard let id = link.userID, let user = repository.users?[id: id] else {
      navigationController.presentUserNotFound()
      return
    }
    replaceDetails(with: user)
  }

  private func replaceDetails(with user: User) {
    let viewModel = UserDetailsViewModel(user: user, repository: repository, router: self)
    navigationController.showDetails(UserDetailsViewController(viewModel: viewModel))
  }
}

extension UsersRouter: UsersRouting {
  func usersLoaded() {
    isLoaded = true
    guard let link = pendingLink else { return }
    pendingLink = nil
    showUser(of: link)
  }

  func showDetails(of user: User) {
    guard navigationController.isAtRoot else { return }
    replaceDetails(with: user)
  }

  func closeDetails() {
    navigationController.popViewController(animated: true)
  }
}
