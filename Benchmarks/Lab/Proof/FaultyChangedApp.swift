import Conformance
public import Foundation
public import HeadlessUIKit
public import Users
public import UsersInterface

/// A correct app in a wrapper that changes nothing: each subclass adds one fault.
///
/// The correct app has to leave the navigation controller's delegate free, as MVC does.
public class FaultyChangedApp<Good: UsersApp>: UsersApp, UINavigationControllerDelegate {
  /// The description of the wrapper.
  public nonisolated static var architecture: Architecture {
    Architecture(name: "Faulty", summary: "a good app and a fault", roles: [])
  }

  let window: UIWindow
  let repository: any UsersRepository
  private let app: Good
  private var observation: AnyCancellable?
  /// False while observing begins: nothing has changed then.
  private var isObserving = false
  private var isLoaded = false

  /// Makes the correct app.
  public required init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    self.repository = repository
    app = Good(window: window, repository: repository)
    // Faults have presentations refused, which the log would tell of.
    window.log = { _ in }
  }

  /// Starts the correct app.
  public func start() {
    app.start()
    navigation?.delegate = self
    observe()
    started()
  }

  /// Has the correct app follow a link.
  public func open(_ link: URL) { app.open(link) }

  /// Called when the correct app has been started; its screens are not loaded yet.
  func started() {}
  /// Called when the first screen has appeared.
  func loaded() {}
  /// Called when another screen is on top, the dashboard at first.
  func screenShown() {}
  /// Called when users have changed, after the correct app was told.
  func usersChanged() {}

  var navigation: UINavigationController? { Screen(window).navigationController }

  /// Returns the element with an identifier, on screen or not.
  func element<Element: UIView>(_ identifier: String) -> Element? {
    try? Screen(window).hiddenElement(identifier)
  }

  func label(_ identifier: String) -> UILabel? { element(identifier) }

  /// Called when another screen is shown.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    // Observes anew, so that this app is told after the new screen.
    observe()
    if !isLoaded { loaded() }
    isLoaded = true
    screenShown()
  }

  private func observe() {
    isObserving = false
    // Weak: the repository holds the closure for as long as this app holds the observation.
    observation = repository.observeUsers { [weak self] _ in self?.told() }
    isObserving = true
  }

  private func told() {
    if isObserving { usersChanged() }
  }
}

/// Every screen is held for ever.
final class HoldsScreens<Good: UsersApp>: FaultyChangedApp<Good> {
  private var screens: [UIViewController] = []

  override func screenShown() {
    if let top = navigation?.topViewController { screens.append(top) }
  }
}

/// The app holds itself.
final class HoldsItself<Good: UsersApp>: FaultyChangedApp<Good> {
  private var own: AnyObject?

  override func started() { own = self }
}
