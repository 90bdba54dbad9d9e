public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app in VIPER: four roles a screen, each with one responsibility, and entities that end at the interactor.
public final class VIPERApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "VIPER",
    summary: "view, interactor, presenter and router, each behind a protocol, and entities",
    roles: ["ViewController", "Presenter", "Interactor", "Router"]
  )

  private let window: UIWindow
  private let navigationController: UINavigationController
  private let dashboard: any DashboardEntryPoint

  /// Makes the app, which shows nothing until started.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    dashboard = InjectedValues.with(\.usersRepository, repository) { DashboardRouter.start() }
    navigationController = UINavigationController(rootViewController: dashboard)
  }

  /// Shows the dashboard and loads the users.
  public func start() {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  /// Follows a deep link, now or after the first load.
  public func open(_ link: URL) {
    guard let link = UsersLink(link) else { return }
    dashboard.presenter?.linkOpened(link)
  }
}
