import HeadlessUIKit

/// The finder's view, as its router returns it: a view controller.
typealias UserFinderEntryPoint = AnyUserFinderView & UIViewController

/// The finder's router. It opens no other screen.
protocol AnyUserFinderRouter: AnyObject {
  var entry: (any UserFinderEntryPoint)? { get }
}

/// Makes the finder.
final class UserFinderRouter: AnyUserFinderRouter {
  /// Weak: the view holds the presenter, which holds its router.
  private(set) weak var entry: (any UserFinderEntryPoint)?

  static func start() -> any UserFinderEntryPoint {
    let router = UserFinderRouter()
    let view = UserFinderViewController()
    let presenter = UserFinderPresenter()
    let interactor = UserFinderInteractor()
    view.presenter = presenter
    interactor.presenter = presenter
    presenter.router = router
    presenter.view = view
    presenter.interactor = interactor
    router.entry = view
    return view
  }
}
