import Foundation
import HeadlessUIKit
import UsersInterface

/// Loses the list's scroll position on return.
final class ScrollsToTop: FaultyApp {
  override func dashboardShown() {
    element(AccessibilityIdentifier.userTable, UITableView.self)?
      .scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
  }
}
