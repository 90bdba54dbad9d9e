public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app in MVP whose presenters tell a view only to update itself.
public final class UpdateViewMVPApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "MVP",
    summary: "presenters tell views only that something has changed; views show anew all that presenters say",
    roles: ["View", "Presenter", "ViewController"]
  )

  private let window: UIWindow
  private let navigationController: UINavigationController
  private let dashboard: DashboardViewController

  /// Makes the app, which shows nothing until started.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    dashboard = DashboardViewController(repository: repository)
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
