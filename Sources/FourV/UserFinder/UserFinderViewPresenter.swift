import HeadlessUIKit
import Users
import UsersInterface

/// Shows the finder in a container of its parent.
final class UserFinderViewPresenter {
  private let container: UIView
  private let viewFactory: UserFinderViewFactory

  init(container: UIView, repository: any UsersRepository) {
    self.container = container
    viewFactory = UserFinderViewFactory(repository: repository)
  }
}

extension UserFinderViewPresenter: ViewPresenter {
  func present(in parent: UIViewController) {
    parent.embed(viewFactory.viewController, in: container)
  }

  func remove() {
    viewFactory.viewController.unembed()
  }
}
