import Contenders
public import Foundation
public import HeadlessUIKit
import Suites
public import Users
public import UsersInterface

/// A correct app that keeps every screen for ever.
@MainActor public final class HoardingApp: UsersApp, UINavigationControllerDelegate {
  /// The description.
  public nonisolated static let architecture = Architecture(name: "Hoarding", summary: "", roles: [])
  private let app: any UsersApp
  private let window: UIWindow
  private var screens: [UIViewController] = []

  /// Makes the correct app.
  public init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    app = Lineup.patterns[0].app.init(window: window, repository: repository)
  }

  /// Starts the app.
  public func start() {
    app.start()
    (window.rootViewController as? UINavigationController)?.delegate = self
  }

  /// Follows a link.
  public func open(_ link: URL) {
    app.open(link)
  }

  /// Keeps the screen.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    screens.append(viewController)
  }
}
