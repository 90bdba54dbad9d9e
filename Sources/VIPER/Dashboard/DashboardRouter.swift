import HeadlessUIKit
import Users
import UsersInterface

/// The dashboard's view, as its router returns it: a view controller with places for list and finder.
typealias DashboardEntryPoint = AnyDashboardView & ListAndFinderContainer & UIViewController

/// The places of list and finder in the dashboard's view.
protocol ListAndFinderContainer: AnyObject {
  var listContainer: UIView { get }
  var finderContainer: UIView { get }
}

/// The dashboard's router: opens other screens for its presenter.
protocol AnyDashboardRouter: AnyObject {
  var entry: (any DashboardEntryPoint)? { get }

  func showListAndFinder()
  func showDetails(ofUser id: User.ID)
}

/// Makes the dashboard, puts list and finder into it, and details on top of it.
final class DashboardRouter {
  /// Weak: the view holds the presenter, which holds its router.
  private(set) weak var entry: (any DashboardEntryPoint)?
  /// Values injected when the dashboard was made, for the screens that are made later.
  private let injected = InjectedValues.current

  static func start() -> any DashboardEntryPoint {
    let router = DashboardRouter()
    let view = DashboardViewController()
    let presenter = DashboardPresenter()
    let interactor = DashboardInteractor()
    view.presenter = presenter
    interactor.presenter = presenter
    presenter.router = router
    presenter.view = view
    presenter.interactor = interactor
    router.entry = view
    return view
  }
}

extension DashboardRouter: AnyDashboardRouter {
  func showListAndFinder() {
    guard let entry else { return }
    let (list, finder) = injected.withScope { (UserListRouter.start(), UserFinderRouter.start()) }
    entry.embed(list, in: entry.listContainer)
    entry.embed(finder, in: entry.finderContainer)
  }

  func showDetails(ofUser id: User.ID) {
    entry?.navigationController?.showDetails(injected.withScope { UserDetailsRouter.start(userID: id) })
  }
}
