import HeadlessUIKit
import Users
import UsersInterface

/// Assembles the dashboard with list and finder, and puts details on top of it.
final class DashboardRouter {
  /// Weak: the view holds the presenter, which holds its router.
  private weak var viewController: UIViewController?
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
    view.embed(UserListRouter.assemble(), in: view.listContainer)
    view.embed(UserFinderRouter.assemble(), in: view.finderContainer)
    return view
  }
}

extension DashboardRouter: DashboardRouterProtocol {
  func showDetails(ofUser id: User.ID) {
    guard let viewController else { return }
    let details = injected.withScope { UserDetailsRouter.assemble(userID: id) }
    viewController.navigationController?.setViewControllers([viewController, details], animated: true)
  }
}
