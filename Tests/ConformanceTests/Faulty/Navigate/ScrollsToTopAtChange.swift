import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Loses the list's scroll position if a user was renamed meanwhile.
final class ScrollsToTopAtChange: FaultyApp {
  private var hasChanged = false

  override func usersChanged(_ change: UsersChange) {
    hasChanged = change != .fetched
  }

  override func dashboardShown() {
    guard hasChanged else { return }
    element(AccessibilityIdentifier.userTable, UITableView.self)?
      .scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
  }
}
