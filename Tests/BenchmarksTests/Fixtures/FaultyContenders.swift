import Foundation
import HeadlessUIKit
import MVC
import Suites
import Users
import UsersInterface

/// MVC, but every screen is kept for ever.
@MainActor final class HoardingApp: UsersApp, UINavigationControllerDelegate {
  nonisolated static let architecture = Architecture(name: "Hoarding", summary: "", roles: [])
  private let app: MVCApp
  private let window: UIWindow
  private var screens: [UIViewController] = []

  init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    app = MVCApp(window: window, repository: repository)
  }

  func start() {
    app.start()
    (window.rootViewController as? UINavigationController)?.delegate = self
  }

  func open(_ link: URL) {
    app.open(link)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    screens.append(viewController)
  }
}

/// MVC, but deep links lead nowhere.
@MainActor final class UnlinkedApp: UsersApp {
  nonisolated static let architecture = Architecture(name: "Unlinked", summary: "", roles: [])
  private let app: MVCApp

  init(window: UIWindow, repository: any UsersRepository) {
    app = MVCApp(window: window, repository: repository)
  }

  func start() {
    app.start()
  }

  func open(_ link: URL) {}
}
