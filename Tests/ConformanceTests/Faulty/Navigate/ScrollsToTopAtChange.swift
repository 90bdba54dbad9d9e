import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Forgets how far the list was scrolled if somebody has got another name meanwhile.
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
