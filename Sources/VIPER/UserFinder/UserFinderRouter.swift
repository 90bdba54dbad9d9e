import HeadlessUIKit

/// Assembles the finder.
final class UserFinderRouter: UserFinderRouterProtocol {
  static func assemble() -> UIViewController {
    let interactor = UserFinderInteractor()
    let presenter = UserFinderPresenter(interactor: interactor, router: UserFinderRouter())
    let view = UserFinderView(presenter: presenter)
    interactor.presenter = presenter
    presenter.view = view
    return view
  }
}
