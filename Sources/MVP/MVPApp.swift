public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app in MVP: passive views, told what to show by presenters that know no UIKit.
public final class MVPApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "MVP",
    summary: "presenters without UIKit tell passive views what to show; controllers navigate",
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
