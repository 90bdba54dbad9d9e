import HeadlessUIKit
import Users

/// Pushes the details onto a navigation controller, and takes them off it.
final class UserDetailsViewPresenter {
  private let viewFactory: UserDetailsViewFactory

  init(user: User, repository: any UsersRepository, navigationDelegate: any UserDetailsNavigationDelegate) {
    viewFactory = UserDetailsViewFactory(user: user, repository: repository, navigationDelegate: navigationDelegate)
  }
}

extension UserDetailsViewPresenter: ViewPresenter {
  func present(in parent: UIViewController) {
    (parent as? UINavigationController)?.pushViewController(viewFactory.viewController, animated: true)
  }

  func remove() {
    let viewController = viewFactory.viewController
    guard let navigationController = viewController.navigationController else { return }
    let others = navigationController.viewControllers.filter { $0 !== viewController }
    navigationController.setViewControllers(others, animated: false)
  }
}
