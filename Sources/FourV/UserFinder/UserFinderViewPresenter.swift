import HeadlessUIKit
import Users
import UsersInterface

/// Shows the finder in a container of its parent's.
final class UserFinderViewPresenter {
  private let viewFactory: UserFinderViewFactory

  init(repository: any UsersRepository) {
    viewFactory = UserFinderViewFactory(repository: repository)
  }
}

extension UserFinderViewPresenter: ViewPresenter {
  func present(in container: Container) {
    container.parent.embed(viewFactory.viewController, in: container.view)
  }
}
