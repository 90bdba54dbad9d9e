public import Foundation
public import HeadlessUIKit
public import Users

/// The users app in one architecture: the entry point for everything outside the architecture's module.
///
/// The app lives as long as it is held. Once it is released and its window is cleared, nothing of it is left.
///
///     let window = UIWindow()
///     let app: any UsersApp = MVCApp(window: window, repository: LiveUsersRepository(service: LocalUsersService.shipped()))
///     app.start()
///     if let link = URL(string: "users://user/3") { app.open(link) }
@MainActor public protocol UsersApp: AnyObject, SendableMetatype {
  /// The architecture's name, summary and roles.
  nonisolated static var architecture: Architecture { get }

  /// Makes the app, which shows nothing until started. Window and repository are all that it knows of the world.
  init(window: UIWindow, repository: any UsersRepository)

  /// Shows the dashboard in the window and loads the users.
  func start()

  /// Follows a deep link, `users://user/ID`, now or after the first load. Other links are ignored.
  func open(_ link: URL)
}

/// A users app in which something happens after a while: it is made with a clock.
///
/// The suite's clock stands still until it is advanced, so nothing waits for real time.
///
///     func make(_ type: any TimedUsersApp.Type, _ repository: any UsersRepository) -> any UsersApp {
///       type.init(window: UIWindow(), repository: repository, clock: ContinuousClock())
///     }
@MainActor public protocol TimedUsersApp: UsersApp {
  /// Makes the app, which shows nothing until started.
  init(window: UIWindow, repository: any UsersRepository, clock: any Clock<Duration>)
}

extension TimedUsersApp {
  /// Makes the app with the system's clock.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.init(window: window, repository: repository, clock: ContinuousClock())
  }
}
