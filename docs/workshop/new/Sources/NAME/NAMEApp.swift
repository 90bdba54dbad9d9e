import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The users app in NAME.
public final class NAMEApp: UsersApp {
  /// The architecture's name, summary and roles. Type names end with a role: objects are counted by roles.
  public nonisolated static let architecture = Architecture(
    name: "NAME",
    summary: "an empty dashboard so far",
    roles: ["Screen"]
  )

  private let window: UIWindow
  private let navigationController: UINavigationController

  /// Makes the app, which shows nothing until started.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    navigationController = UINavigationController(rootViewController: DashboardScreen(repository: repository))
  }

  /// Shows the dashboard.
  public func start() {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  /// Follows a deep link; so far it does nothing.
  public func open(_ link: URL) {}
}
