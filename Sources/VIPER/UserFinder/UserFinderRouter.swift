import HeadlessUIKit

/// Assembles the finder.
final class UserFinderRouter {
  static func assemble() -> UIViewController {
    let interactor = UserFinderInteractor()
    let presenter = UserFinderPresenter(interactor: interactor, router: UserFinderRouter())
    let view = UserFinderView(presenter: presenter)
    interactor.presenter = presenter
    presenter.view = view
    return view
  }
}

extension UserFinderRouter: UserFinderRouterProtocol {}
