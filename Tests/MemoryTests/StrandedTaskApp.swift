import Conformance
import Contenders
import Foundation
import HeadlessUIKit
import Suites
import Users
import UsersInterface

/// A correct app whose details start a task at a tap on Save. The task awaits a rename and holds the screen, and nobody cancels it.
@MainActor final class StrandedTaskApp: UsersApp, UINavigationControllerDelegate {
  nonisolated static let architecture = Architecture(name: "StrandedTask", summary: "", roles: [])
  private let app: any UsersApp
  private let window: UIWindow
  private let repository: any UsersRepository

  init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    self.repository = repository
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
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let save: UIButton = try? Screen(window).element(AccessibilityIdentifier.saveButton) else { return }
    // Weak: the screen holds the button, which holds the action. The task holds the screen: that is the flaw.
    let action = UIAction { [weak viewController, repository] _ in
      guard let viewController else { return }
      Task {
        try? await repository.renameUser(SampleUsers.three[0].id, to: "Late")
        withExtendedLifetime(viewController) {}
      }
    }
    save.addAction(action, for: .touchUpInside)
  }
}
