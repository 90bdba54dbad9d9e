public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app with observable view models: views read them when UIKit updates properties, and tasks await what takes time.
public final class ObservedApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "Observed",
    summary: "views read observable view models and start their tasks; a router makes, shows and decides on links",
    roles: ["ViewController", "ViewModel", "Router"]
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
    router.start()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  /// Follows a deep link, now or after the first load.
  public func open(_ link: URL) {
    guard let link = UsersLink(link) else { return }
    router.open(link)
  }
}
