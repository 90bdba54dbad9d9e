public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app in VIP: every event, even a change of screen, goes once around view, interactor and presenter.
public final class VIPApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "VIP",
    summary: "view controllers keep what is displayed; every event goes through interactor and presenter, and back",
    roles: ["ViewController", "Interactor", "Presenter", "Coordinator"]
  )

  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let coordinator: UsersCoordinator

  /// Makes the app, which shows nothing until started.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    coordinator = UsersCoordinator(navigationController: navigationController, repository: repository)
  }

  /// Shows the dashboard and loads the users.
  public func start() {
    coordinator.start()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  /// Follows a deep link, now or after the first load.
  public func open(_ link: URL) {
    guard let link = UsersLink(link) else { return }
    coordinator.open(link)
  }
}
