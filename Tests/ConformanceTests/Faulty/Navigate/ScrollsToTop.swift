import Foundation
import HeadlessUIKit
import UsersInterface

/// Forgets on return how far the list was scrolled.
final class ScrollsToTop: FaultyApp {
  override func dashboardShown() {
    element(AccessibilityIdentifier.userTable, UITableView.self)?
      .scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
  }
}
