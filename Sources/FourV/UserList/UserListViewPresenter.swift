import HeadlessUIKit
import Users
import UsersInterface

/// Shows the list in a container of its parent's.
final class UserListViewPresenter {
  private let viewFactory: UserListViewFactory

  init(repository: any UsersRepository, navigationDelegate: any UserListNavigationDelegate) {
    viewFactory = UserListViewFactory(repository: repository, navigationDelegate: navigationDelegate)
  }
}

extension UserListViewPresenter: ViewPresenter {
  func present(in container: Container) {
    container.parent.embed(viewFactory.viewController, in: container.view)
  }
}
