import HeadlessUIKit
import Users

/// Shows the dashboard as the root of a navigation controller, and gives other components a place in it.
final class DashboardViewPresenter {
  private let viewFactory: DashboardViewFactory

  init(repository: any UsersRepository, navigationDelegate: any DashboardNavigationDelegate) {
    viewFactory = DashboardViewFactory(repository: repository, navigationDelegate: navigationDelegate)
  }

  func present(in navigationController: UINavigationController) {
    navigationController.setViewControllers([viewFactory.viewController], animated: false)
  }

  func present(list: any ContainedViewPresenter, finder: any ContainedViewPresenter) {
    let viewController = viewFactory.viewController
    list.present(in: viewController.listContainer, of: viewController)
    finder.present(in: viewController.finderContainer, of: viewController)
  }

  func open(_ link: UsersLink) {
    viewFactory.viewModel.linkOpened(link)
  }
}

extension DashboardViewPresenter: ViewPresenter {
  func remove() {
    viewFactory.viewController.navigationController?.setViewControllers([], animated: false)
  }
}
