import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The users app in Model–View–Update: states change by messages alone, screens draw states.
public final class MVUApp: UsersApp {
  /// The architecture's name, summary and roles.
  public nonisolated static let architecture = Architecture(
    name: "MVU",
    summary: "messages update a state, the screen draws it and performs the effects it asks for",
    roles: ["Screen", "State"]
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
    dashboard.send(.linkOpened(link))
  }
}
