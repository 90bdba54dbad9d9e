import HeadlessUIKit
import Users
import UsersInterface

/// Shows the list in a container of its parent.
final class UserListViewPresenter {
  private let container: UIView
  private let viewFactory: UserListViewFactory

  init(container: UIView, repository: any UsersRepository, navigationDelegate: any UserListNavigationDelegate) {
    self.container = container
    viewFactory = UserListViewFactory(repository: repository, navigationDelegate: navigationDelegate)
  }
}

extension UserListViewPresenter: ViewPresenter {
  func present(in parent: UIViewController) {
    parent.embed(viewFactory.viewController, in: container)
  }

  func remove() {
    viewFactory.viewController.unembed()
  }
}
