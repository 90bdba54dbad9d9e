public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app without an architecture: two view controllers and nothing between them, the baseline of all costs.
public final class FloorApp: UsersApp {
  /// The description of this app, whose two screens do everything.
  public nonisolated static let architecture = Architecture(
    name: "Floor",
    summary: "the same screens with no architecture: what any architecture costs is counted from here",
    roles: ["Screen"]
  )

  private let window: UIWindow
  private let navigationController: UINavigationController
  private let dashboard: DashboardScreen

  /// Makes the app, which shows nothing until started.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    dashboard = DashboardScreen(repository: repository)
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
    dashboard.open(link)
  }
}
