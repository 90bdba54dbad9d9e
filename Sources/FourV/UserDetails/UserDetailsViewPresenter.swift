import HeadlessUIKit
import Users

/// Pushes the details onto a navigation controller, and pops them.
final class UserDetailsViewPresenter {
  private let viewFactory: UserDetailsViewFactory

  init(user: User, repository: any UsersRepository, navigationDelegate: any UserDetailsNavigationDelegate) {
    viewFactory = UserDetailsViewFactory(user: user, repository: repository, navigationDelegate: navigationDelegate)
  }

  func present(in navigationController: UINavigationController) {
    navigationController.pushViewController(viewFactory.viewController, animated: true)
  }
}

extension UserDetailsViewPresenter: ViewPresenter {
  func remove() {
    let viewController = viewFactory.viewController
    // After the system's back it is not there any more.
    guard let navigationController = viewController.navigationController,
      navigationController.topViewController === viewController
    else { return }
    navigationController.popViewController(animated: true)
  }
}
