import Foundation
import HeadlessUIKit
import UsersInterface

/// Counts the rows from the first visible one.
final class OpensRowInSight: FaultyApp {
  override func accessoryTapped(row: Int) {
    let table = element(AccessibilityIdentifier.userTable, UITableView.self)
    super.accessoryTapped(row: row - (table?.indexPathsForVisibleRows?.first?.row ?? 0))
  }
}
