import Foundation
public import HeadlessUIKit
import UsersInterface

/// The list of users on the dashboard.
///
///     let app = AppSession(MVCApp.self)
///     try app.launch()
///     print(try app.list.visibleNames)
///     try app.list.tapAccessory(row: 1)
public struct UserListPage {
  let screen: Screen

  /// True if the label for an empty list is visible.
  public var saysNoUsers: Bool { screen.shows(AccessibilityIdentifier.noUsersLabel) }

  /// The number of rows in the list.
  public var count: Int {
    get throws { try table.numberOfRows(inSection: 0) }
  }

  /// The names in the visible rows, from the top.
  public var visibleNames: [String] {
    get throws {
      let table = try table
      return (table.indexPathsForVisibleRows ?? []).map { table.cellForRow(at: $0)?.textLabel?.text ?? "" }
    }
  }

  /// The first visible row.
  public var firstVisibleRow: Int? {
    get throws { try table.indexPathsForVisibleRows?.first?.row }
  }

  /// Scrolls until a row is the topmost visible one.
  public func scroll(to row: Int) throws {
    try screen.requireNoAlert()
    try table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
  }

  /// Taps the info button of a visible row; the transition that follows is under way.
  public func tapAccessory(row: Int) throws {
    try accessoryTap(row: row).perform()
  }

  /// Returns a tap on the info button of a visible row, ready to be performed.
  public func accessoryTap(row: Int) throws -> Gesture {
    try screen.requireNoAlert()
    let table = try table
    let path = IndexPath(row: row, section: 0)
    guard let cell = table.cellForRow(at: path) else { throw screen.failure("row \(row) is out of sight") }
    guard cell.accessoryType == .detailButton else { throw screen.failure("row \(row) has no info button") }
    return Gesture(kind: .accessoryTap(table, path))
  }

  /// Taps an info button again before the transition has ended, as a second quick tap does.
  public func accessoryTapped(row: Int, in table: UITableView) {
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: IndexPath(row: row, section: 0))
  }

  /// The table.
  public var table: UITableView {
    get throws { try screen.element(AccessibilityIdentifier.userTable) }
  }
}
