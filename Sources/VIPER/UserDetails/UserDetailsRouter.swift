import HeadlessUIKit
import Users

/// The details' view, as its router returns it: a view controller.
typealias UserDetailsEntryPoint = AnyUserDetailsView & UIViewController

/// The details' router: closes them for their presenter.
protocol AnyUserDetailsRouter: AnyObject {
  var entry: (any UserDetailsEntryPoint)? { get }

  func close()
}

/// Makes the details of a user, and takes them off the screen.
final class UserDetailsRouter {
  /// Weak: the view holds the presenter, which holds its router.
  private(set) weak var entry: (any UserDetailsEntryPoint)?

  static func start(userID: User.ID) -> any UserDetailsEntryPoint {
    let router = UserDetailsRouter()
    let view = UserDetailsViewController()
    let presenter = UserDetailsPresenter()
    let interactor = UserDetailsInteractor(userID: userID)
    view.presenter = presenter
    interactor.presenter = presenter
    presenter.router = router
    presenter.view = view
    presenter.interactor = interactor
    router.entry = view
    return view
  }
}

extension UserDetailsRouter: AnyUserDetailsRouter {
  func close() {
    entry?.navigationController?.popViewController(animated: true)
  }
}
