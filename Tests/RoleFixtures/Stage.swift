import Conformance
import Foundation
import HeadlessUIKit
import UsersInterface

/// A navigation controller in a window, with the parts that a person sees and touches there.
package final class Stage {
  package let window = UIWindow()
  package let navigationController: UINavigationController

  package init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    settle()
  }

  /// Shows a screen as the root.
  package convenience init(root: UIViewController) {
    self.init(UINavigationController(rootViewController: root))
  }

  /// Shows a screen on top of an empty root.
  package convenience init(top: UIViewController) {
    self.init(root: UIViewController())
    navigationController.pushViewController(top, animated: false)
    settle()
  }

  /// Shows a component in an empty root.
  package convenience init(embedding child: UIViewController) {
    let parent = UIViewController()
    parent.embed(child, in: parent.view)
    self.init(root: parent)
  }

  /// Runs until every transition has ended and every view is laid out.
  package func settle() {
    window.runLoop.runUntilIdle()
  }
}

extension Stage {
  /// The screens on top of each other, the root first.
  package var screens: [UIViewController] { navigationController.viewControllers }

  /// The title in the navigation bar.
  package var title: String? { navigationController.navigationBar.topItem?.title }

  /// The title and the message of the alert on top, if there is one.
  package var alert: [String?]? { screen.alert.map { [$0.title, $0.message] } }

  /// The names in the list's rows, from the top.
  package var rows: [String?] {
    get throws {
      let table = try table
      return (table.indexPathsForVisibleRows ?? []).map { table.cellForRow(at: $0)?.textLabel?.text }
    }
  }

  package func shows(_ identifier: String) -> Bool {
    screen.shows(identifier)
  }

  package func text(_ identifier: String) throws -> String? {
    let label: UILabel = try screen.hiddenElement(identifier)
    return label.text
  }

  package func fieldText(_ identifier: String) throws -> String? {
    let field: UITextField = try screen.hiddenElement(identifier)
    return field.text
  }

  package func isEnabled(_ identifier: String) throws -> Bool {
    let control: UIControl = try screen.element(identifier)
    return control.isEnabled
  }

  package func type(_ text: String, into identifier: String) throws {
    let field: UITextField = try screen.element(identifier)
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  package func tap(_ identifier: String) throws {
    let button: UIButton = try screen.element(identifier)
    button.sendActions(for: .touchUpInside)
  }

  /// Taps the info button of a row; the transition that follows is under way.
  package func tapAccessory(row: Int) throws {
    let table = try table
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: IndexPath(row: row, section: 0))
  }

  package func pullToRefresh() throws {
    let control: UIRefreshControl = try screen.element(AccessibilityIdentifier.refreshControl)
    control.sendActions(for: .valueChanged)
  }

  /// The table of users.
  package var table: UITableView {
    get throws { try screen.hiddenElement(AccessibilityIdentifier.userTable) }
  }

  private var screen: Screen { Screen(window) }
}
