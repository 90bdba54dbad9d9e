import HeadlessUIKit
import Users

/// Assembles the list, and pushes the details of a user.
final class UserListRouter {
  /// Weak: the view holds the presenter, which holds its router.
  private weak var viewController: UIViewController?
  /// What was injected when the list was assembled, for the screens assembled later.
  private let injected = InjectedValues.current

  static func assemble() -> UIViewController {
    let interactor = UserListInteractor()
    let router = UserListRouter()
    let presenter = UserListPresenter(interactor: interactor, router: router)
    let view = UserListView(presenter: presenter)
    interactor.presenter = presenter
    presenter.view = view
    router.viewController = view
    return view
  }
}

extension UserListRouter: UserListRouterProtocol {
  func showDetails(ofUser id: User.ID) {
    // A second tap arrives while the first one's screen is on its way.
    guard let viewController, let navigationController = viewController.navigationController,
      navigationController.topViewController === viewController.parent
    else { return }
    let details = injected.withScope { UserDetailsRouter.assemble(userID: id) }
    navigationController.pushViewController(details, animated: true)
  }
}
