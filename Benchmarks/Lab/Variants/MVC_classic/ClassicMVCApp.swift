public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app in the classic MVC: views observe the model themselves, controllers turn actions into its changes.
public final class ClassicMVCApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "MVC",
    summary: "views observe the model and redraw themselves; controllers turn actions into changes of the model",
    roles: ["ViewController", "Model", "View"]
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
