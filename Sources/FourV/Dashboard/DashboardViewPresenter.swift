import HeadlessUIKit
import Users

/// Shows the dashboard as the root of a navigation controller.
final class DashboardViewPresenter {
  private let viewFactory: DashboardViewFactory

  init(repository: any UsersRepository, navigationDelegate: any DashboardNavigationDelegate) {
    viewFactory = DashboardViewFactory(repository: repository, navigationDelegate: navigationDelegate)
  }

  var viewController: UIViewController { viewFactory.viewController }
  var listContainer: UIView { viewFactory.viewController.listContainer }
  var finderContainer: UIView { viewFactory.viewController.finderContainer }

  func open(_ link: UsersLink) {
    viewFactory.viewModel.linkOpened(link)
  }
}

extension DashboardViewPresenter: ViewPresenter {
  func present(in parent: UIViewController) {
    (parent as? UINavigationController)?.setViewControllers([viewController], animated: false)
  }

  func remove() {
    viewController.navigationController?.setViewControllers([], animated: false)
  }
}
