public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app in Apple's MVC: model and view know nothing of each other, a controller stands between them.
public final class MVCApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "MVC",
    summary: "view controllers take actions, ask the model, fill views and navigate",
    roles: ["ViewController"]
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
