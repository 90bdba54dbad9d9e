public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app in MVVM without coordinators: a view makes the next view model, injects it and pushes.
public final class UncoordinatedMVVMApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "MVVM",
    summary: "views bind to view models without UIKit; the previous view makes the next view model and pushes",
    roles: ["ViewController", "ViewModel"]
  )

  private let window: UIWindow
  private let navigationController: UINavigationController
  private let dashboard: DashboardViewController

  /// Makes the app, which shows nothing until started.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    let viewModel = DashboardViewModel(repository: repository)
    dashboard = DashboardViewController(viewModel: viewModel, repository: repository)
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
