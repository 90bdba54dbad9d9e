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
  private let repository: any UsersRepository
  private let navigationController = UINavigationController()
  private var dashboard: (any DashboardEntryPoint)?
  /// The last link that came before there was a dashboard to follow it.
  private var earlyLink: UsersLink?

  /// Makes the app, which shows nothing until started.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    self.repository = repository
  }

  /// Shows the dashboard and loads the users.
  public func start() {
    let dashboard = InjectedValues.with(\.usersRepository, repository) { DashboardRouter.start() }
    self.dashboard = dashboard
    if let earlyLink { dashboard.presenter?.linkOpened(earlyLink) }
    navigationController.setViewControllers([dashboard], animated: false)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  /// Follows a deep link, now or after the first load.
  public func open(_ link: URL) {
    guard let link = UsersLink(link) else { return }
    if let dashboard { dashboard.presenter?.linkOpened(link) } else { earlyLink = link }
  }
}
