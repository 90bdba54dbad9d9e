import HeadlessUIKit
import Users
import UsersInterface

/// Puts the details on top of a navigation controller's root, in the place of what lies there, and pops them.
final class UserDetailsViewPresenter {
  private let viewFactory: UserDetailsViewFactory

  init(user: User, repository: any UsersRepository, navigationDelegate: any UserDetailsNavigationDelegate) {
    viewFactory = UserDetailsViewFactory(user: user, repository: repository, navigationDelegate: navigationDelegate)
  }

  func remove() {
    viewFactory.viewController.navigationController?.popViewController(animated: true)
  }

  /// True if the details are on screen or were: those that wait for a transition to end are loaded after it.
  var isLoaded: Bool { viewFactory.viewController.isViewLoaded }

  func presents(_ viewController: UIViewController) -> Bool {
    viewController === viewFactory.viewController
  }
}

extension UserDetailsViewPresenter: ViewPresenter {
  func present(in navigationController: UINavigationController) {
    navigationController.showDetails(viewFactory.viewController)
  }
}
