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

  /// True if the text for an empty list is in sight.
  public var saysNoUsers: Bool { screen.shows(AccessibilityIdentifier.noUsersLabel) }

  /// The number of rows of the list.
  public var count: Int {
    get throws { try table.numberOfRows(inSection: 0) }
  }

  /// The names in the rows in sight, from the top.
  public var visibleNames: [String] {
    get throws {
      let table = try table
      return (table.indexPathsForVisibleRows ?? []).map { table.cellForRow(at: $0)?.textLabel?.text ?? "" }
    }
  }

  /// The first row in sight.
  public var firstVisibleRow: Int? {
    get throws { try table.indexPathsForVisibleRows?.first?.row }
  }

  /// Scrolls until a row is the topmost one in sight.
  public func scroll(to row: Int) throws {
    try screen.requireNoAlert()
    try table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
  }

  /// Taps the info button of a row in sight; the transition that follows is under way.
  public func tapAccessory(row: Int) throws {
    try accessoryTap(row: row).perform()
  }

  /// A tap on the info button of a row in sight, ready to be performed.
  public func accessoryTap(row: Int) throws -> Gesture {
    try screen.requireNoAlert()
    let table = try table
    let path = IndexPath(row: row, section: 0)
    guard let cell = table.cellForRow(at: path) else { throw screen.failure("row \(row) is out of sight") }
    guard cell.accessoryType == .detailButton else { throw screen.failure("row \(row) has no info button") }
    return Gesture(kind: .accessoryTap(table, path))
  }

  /// Taps an info button once more before the transition has ended: a tap that was on its way.
  public func accessoryTapped(row: Int, in table: UITableView) {
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: IndexPath(row: row, section: 0))
  }

  /// The table.
  public var table: UITableView {
    get throws { try screen.element(AccessibilityIdentifier.userTable) }
  }
}
