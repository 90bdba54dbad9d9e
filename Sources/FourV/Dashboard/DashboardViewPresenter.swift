import HeadlessUIKit
import Users
import UsersInterface

/// Shows the dashboard as the root of a navigation controller, and gives other components a place in it.
final class DashboardViewPresenter {
  private let viewFactory: DashboardViewFactory

  init(repository: any UsersRepository, navigationDelegate: any DashboardNavigationDelegate) {
    viewFactory = DashboardViewFactory(repository: repository, navigationDelegate: navigationDelegate)
  }

  var listContainer: Container { viewFactory.viewController.listContainer }
  var finderContainer: Container { viewFactory.viewController.finderContainer }

  func presentUserNotFound() {
    viewFactory.viewController.navigationController?.presentUserNotFound()
  }
}

extension DashboardViewPresenter: ViewPresenter {
  func present(in navigationController: UINavigationController) {
    navigationController.setViewControllers([viewFactory.viewController], animated: false)
  }
}
