import Conformance
import Contenders
import Foundation
import HeadlessUIKit
import Suites
import Users
import UsersInterface

/// A correct app in a wrapper that changes nothing: each subclass adds one fault.
class FaultyApp: UsersApp, UINavigationControllerDelegate, UITableViewDelegate {
  nonisolated static let architecture = Architecture(name: "Faulty", summary: "a good app and a fault", roles: [])

  let window: UIWindow
  /// The repository that the correct app gets.
  let repository: any UsersRepository
  private let app: any UsersApp
  private var observation: AnyCancellable?
  /// False while observing begins: nothing has changed then.
  private var isObserving = false
  /// Weak: the correct app's table delegate belongs to its screen.
  private weak var tableDelegate: (any UITableViewDelegate)?

  required init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    self.repository = Self.spoiled(repository)
    app = Lineup.patterns[0].app.init(window: window, repository: self.repository)
    // Faults have presentations refused, which the log would tell of.
    window.log = { _ in }
  }

  /// Returns the repository for the correct app; subclasses wrap it in a faulty one.
  class func spoiled(_ repository: any UsersRepository) -> any UsersRepository { repository }

  func start() {
    app.start()
    navigation?.delegate = self
    observe()
    started()
  }

  func open(_ link: URL) { app.open(link) }

  /// Called when the correct app is started; its screens are not loaded yet.
  func started() {}
  /// Called when the dashboard has appeared for the first time.
  func dashboardLoaded() {}
  func usersChanged(_ change: UsersChange) {}
  func detailsShown() {}
  func dashboardShown() {}
  /// Called when the dashboard is about to be seen, also by a swipe back that is given up later.
  func dashboardComes() {}

  func accessoryTapped(row: Int) {
    guard let table = element(AccessibilityIdentifier.userTable, UITableView.self) else { return }
    tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: IndexPath(row: row, section: 0))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    // Observes anew, so that this app is told after the new screen.
    observe()
    if tableDelegate == nil { decorateTable() }
    if navigationController.viewControllers.first === viewController { dashboardShown() } else { detailsShown() }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    if navigationController.viewControllers.first === viewController { dashboardComes() }
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    accessoryTapped(row: indexPath.row)
  }

  private func decorateTable() {
    guard let table = element(AccessibilityIdentifier.userTable, UITableView.self) else { return }
    tableDelegate = table.delegate
    table.delegate = self
    dashboardLoaded()
  }

  private func observe() {
    isObserving = false
    // Weak: the repository holds the closure for as long as this app holds the observation.
    observation = repository.observeUsers { [weak self] in self?.told($0) }
    isObserving = true
  }

  private func told(_ update: UsersUpdate) {
    if isObserving { usersChanged(update.change) }
  }
}

extension FaultyApp {
  var navigation: UINavigationController? { window.rootViewController as? UINavigationController }

  /// Returns the element with an identifier, on screen or not.
  func element<Element: UIView>(_ identifier: String, _ type: Element.Type) -> Element? {
    try? Screen(window).hiddenElement(identifier)
  }

  func label(_ identifier: String) -> UILabel? { element(identifier, UILabel.self) }

  func field(_ identifier: String) -> UITextField? { element(identifier, UITextField.self) }

  /// Adds an action to `Save` that runs after the correct app's own.
  func afterSave(_ action: @escaping () -> Void) {
    element(AccessibilityIdentifier.saveButton, UIButton.self)?.addAction(
      UIAction { _ in action() },
      for: .touchUpInside
    )
  }

  /// Returns true if users are loaded and a link names none of them.
  func isUnknown(_ link: URL) -> Bool {
    guard let users = repository.users, let link = UsersLink(link) else { return false }
    return link.userID.flatMap { users[id: $0] } == nil
  }
}
