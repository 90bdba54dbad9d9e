import Conformance
public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// A good app with nothing wrong put around it: each subclass adds one fault.
///
/// The good app has to leave the navigation controller's delegate free, as MVC does.
public class FaultyApp<Good: UsersApp>: UsersApp, UINavigationControllerDelegate {
  /// What is around the good app.
  public nonisolated static var architecture: Architecture {
    Architecture(name: "Faulty", summary: "a good app and a fault", roles: [])
  }

  let window: UIWindow
  let repository: any UsersRepository
  private let app: Good
  private var observation: AnyCancellable?

  /// Makes the good app.
  public required init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    self.repository = repository
    app = Good(window: window, repository: repository)
  }

  /// Starts the good app.
  public func start() {
    app.start()
    navigation?.delegate = self
    observe()
    started()
    screenShown()
  }

  /// Has the good app follow a link.
  public func open(_ link: URL) { app.open(link) }

  /// The good app has been started.
  func started() {}
  /// Another screen is on top, the dashboard at first.
  func screenShown() {}
  /// Users have changed, and the good app has been told.
  func usersChanged() {}

  var navigation: UINavigationController? { Screen(window).navigationController }

  /// The element with an identifier, in sight or not.
  func element<Element: UIView>(_ identifier: String) -> Element? {
    try? Screen(window).hiddenElement(identifier)
  }

  func label(_ identifier: String) -> UILabel? { element(identifier) }

  /// Tells of another screen.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    // Anew, so that this app is told after the screen that is new.
    observe()
    screenShown()
  }

  private func observe() {
    // Weak: the repository holds the closure for as long as this app holds the observation.
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged() }
  }
}
