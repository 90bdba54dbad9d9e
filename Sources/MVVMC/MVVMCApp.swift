public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app in MVVM-C: views bound to view models that know no view, and coordinators that put them on screen.
public final class MVVMCApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "MVVM-C",
    summary: "views bind to view models without UIKit; coordinators make, show and route",
    roles: ["ViewController", "ViewModel", "Coordinator"]
  )

  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let coordinator: DashboardCoordinator

  /// Makes the app, which shows nothing until started.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    coordinator = DashboardCoordinator(navigationController: navigationController, repository: repository)
  }

  /// Shows the dashboard and loads the users.
  public func start() {
    window.rootViewController = navigationController
    coordinator.start()
    window.makeKeyAndVisible()
  }

  /// Follows a deep link, now or after the first load.
  public func open(_ link: URL) {
    guard let link = UsersLink(link) else { return }
    coordinator.open(link)
  }
}
