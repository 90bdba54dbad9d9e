import HeadlessUIKit
import Users

/// Assembles the details of a user, and takes them off the screen.
final class UserDetailsRouter {
  /// Weak: the view holds the presenter, which holds its router.
  private weak var viewController: UIViewController?

  static func assemble(userID: User.ID) -> UIViewController {
    let interactor = UserDetailsInteractor(userID: userID)
    let router = UserDetailsRouter()
    let presenter = UserDetailsPresenter(interactor: interactor, router: router)
    let view = UserDetailsView(presenter: presenter)
    interactor.presenter = presenter
    presenter.view = view
    router.viewController = view
    return view
  }
}

extension UserDetailsRouter: UserDetailsRouterProtocol {
  func close() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}
