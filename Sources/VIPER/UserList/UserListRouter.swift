import HeadlessUIKit
import Users
import UsersInterface

/// The list's view, as its router returns it: a view controller.
typealias UserListEntryPoint = AnyUserListView & UIViewController

/// The list's router: opens other screens for its presenter.
protocol AnyUserListRouter: AnyObject {
  var entry: (any UserListEntryPoint)? { get }

  func showDetails(ofUser id: User.ID)
}

/// Makes the list, and shows the details of a user.
final class UserListRouter {
  /// Weak: the view holds the presenter, which holds its router.
  private(set) weak var entry: (any UserListEntryPoint)?
  /// Values injected when the list was made, for the screens that are made later.
  private let injected = InjectedValues.current

  static func start() -> any UserListEntryPoint {
    let router = UserListRouter()
    let view = UserListViewController()
    let presenter = UserListPresenter()
    let interactor = UserListInteractor()
    view.presenter = presenter
    interactor.presenter = presenter
    presenter.router = router
    presenter.view = view
    presenter.interactor = interactor
    router.entry = view
    return view
  }
}

extension UserListRouter: AnyUserListRouter {
  func showDetails(ofUser id: User.ID) {
    guard let navigationController = entry?.navigationController, navigationController.isAtRoot else { return }
    navigationController.showDetails(injected.withScope { UserDetailsRouter.start(userID: id) })
  }
}
