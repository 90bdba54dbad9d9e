public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app in the 4V Engine: a coordinator's three duties split among router, view presenter and view factory.
public final class FourVApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "4V Engine",
    summary: "view factories make, view presenters show, one router per story routes",
    roles: ["ViewController", "ViewModel", "Interactor", "Router", "ViewPresenter", "ViewFactory"]
  )

  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let router: UsersRouter

  /// Makes the app, which shows nothing until started.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    router = UsersRouter(navigationController: navigationController, repository: repository)
  }

  /// Shows the dashboard and loads the users.
  public func start() {
    window.rootViewController = navigationController
    router.showInitial()
    window.makeKeyAndVisible()
  }

  /// Follows a deep link, now or after the first load.
  public func open(_ link: URL) {
    guard let link = UsersLink(link) else { return }
    router.open(link)
  }
}
