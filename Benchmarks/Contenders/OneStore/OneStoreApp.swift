public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// The users app with one store: actions change one tree of state by reducers, views show pieces of it.
public final class OneStoreApp: UsersApp {
  /// The roles in the order in which an event passes them.
  public nonisolated static let architecture = Architecture(
    name: "OneStore",
    summary: "reducers change one tree of state by actions; views show pieces of it, and the stack follows its path",
    roles: ["ViewController", "Store", "Feature", "StackBinder"]
  )

  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let store: Store
  private let binder: StackBinder

  /// Makes the app, which shows nothing until started.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    store = Store(repository: repository)
    binder = StackBinder(navigationController: navigationController, store: store)
  }

  /// Shows the dashboard and loads the users.
  public func start() {
    binder.start()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  /// Follows a deep link, now or after the first load.
  public func open(_ link: URL) {
    guard let link = UsersLink(link) else { return }
    store.send(.linkOpened(link))
  }
}
