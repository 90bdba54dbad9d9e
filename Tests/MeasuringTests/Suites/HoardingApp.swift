import Contenders
import Foundation
import HeadlessUIKit
import Suites
import Users
import UsersInterface

/// A correct app that keeps every screen for ever.
@MainActor final class HoardingApp: UsersApp, UINavigationControllerDelegate {
  nonisolated static let architecture = Architecture(name: "Hoarding", summary: "", roles: [])
  private let app: any UsersApp
  private let window: UIWindow
  private var screens: [UIViewController] = []

  init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    app = Lineup.patterns[0].app.init(window: window, repository: repository)
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
