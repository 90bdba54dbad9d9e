import HeadlessUIKit
import Users
import UsersInterface

/// Assembles the dashboard, puts list and finder into it, and details on top of it.
final class DashboardRouter {
  /// Weak: the view holds the presenter, which holds its router.
  private weak var viewController: DashboardView?
  /// What was injected when the dashboard was assembled, for the screens assembled later.
  private let injected = InjectedValues.current

  static func assemble() -> DashboardView {
    let interactor = DashboardInteractor()
    let router = DashboardRouter()
    let presenter = DashboardPresenter(interactor: interactor, router: router)
    let view = DashboardView(presenter: presenter)
    interactor.presenter = presenter
    presenter.view = view
    router.viewController = view
    return view
  }
}

extension DashboardRouter: DashboardRouterProtocol {
  func showListAndFinder() {
    guard let viewController else { return }
    let (list, finder) = injected.withScope { (UserListRouter.assemble(), UserFinderRouter.assemble()) }
    viewController.embed(list, in: viewController.listContainer)
    viewController.embed(finder, in: viewController.finderContainer)
  }

  func showDetails(ofUser id: User.ID) {
    guard let viewController else { return }
    let details = injected.withScope { UserDetailsRouter.assemble(userID: id) }
    viewController.navigationController?.setViewControllers([viewController, details], animated: true)
  }
}
