import Foundation
import HeadlessUIKit
import Users
import UsersInterface

extension Faults {
  static let navigate = [
    Fault(
      OpensNextRow.self,
      ["08-the-info-button-of-a-row-opens-that-user-s-details": "the title is Grace Hopper, should be Ada Lovelace"]
    ),
    Fault(
      OpensRowInSight.self,
      ["08-the-info-button-of-a-scrolled-row-opens-that-user-s-details": "the title is User 3, should be User 73"]
    ),
    Fault(
      ScrollsToTop.self,
      [
        "09-close-returns-to-the-dashboard-as-it-was-left": "the first row in sight is Optional(0)",
        "09-back-returns-to-the-dashboard-as-it-was-left": "the first row in sight is Optional(0)",
        "09-a-swipe-back-returns-to-the-dashboard-as-it-was-left": "the first row in sight is Optional(0)",
      ]
    ),
    Fault(
      ForgetsQuery.self,
      [
        "09-close-returns-to-the-dashboard-as-it-was-left": "the query is , should be 42",
        "09-back-returns-to-the-dashboard-as-it-was-left": "the query is , should be 42",
        "09-a-swipe-back-returns-to-the-dashboard-as-it-was-left": "the query is , should be 42",
      ]
    ),
    Fault(
      EmptiesNameOnWayBack.self,
      ["09-a-swipe-back-that-is-given-up-changes-nothing": "the name field is , should be Half typ"]
    ),
    Fault(
      ScrollsToTopAtChange.self,
      ["09-a-rename-meanwhile-leaves-the-dashboard-as-it-was-but-for-the-name": "the first row in sight is Optional(0)"]
    ),
    Fault(
      KeepsFirstDetails.self,
      [
        "10-open-close-open-another-shows-the-second-user-s-details":
          "the title is Ada Lovelace, should be Alan Turing"
      ]
    ),
    Fault(
      OpensTwoScreens.self,
      ["12-a-second-tap-before-the-transition-ends-opens-one-screen": "the number of screens is 4, should be 2"]
    ),
  ]
}

/// Empties the name field when the way back begins, as if it would not be given up.
final class EmptiesNameOnWayBack: FaultyApp {
  override func dashboardComes() {
    field(AccessibilityIdentifier.nameField)?.text = ""
  }
}

/// Loses the query on return.
final class ForgetsQuery: FaultyApp {
  override func dashboardShown() {
    field(AccessibilityIdentifier.queryField)?.text = ""
  }
}

/// Shows the first details again, whichever are requested.
final class KeepsFirstDetails: FaultyApp {
  private var first: UIViewController?

  override func accessoryTapped(row: Int) {
    super.accessoryTapped(row: row)
    guard let navigation, let first else {
      first = navigation?.topViewController
      return
    }
    navigation.setViewControllers([navigation.viewControllers[0], first], animated: true)
  }
}

/// Closes the details for a deep link to an unknown user.
final class LeavesDetailsForNobody: FaultyApp {
  override func open(_ link: URL) {
    if isUnknown(link) { navigation?.popToRootViewController(animated: false) }
    super.open(link)
  }
}

/// Empties the name field at a deep link to an unknown user.
final class LosesTypedNameToNobody: FaultyApp {
  override func open(_ link: URL) {
    if isUnknown(link) { field(AccessibilityIdentifier.nameField)?.text = "" }
    super.open(link)
  }
}

/// Opens the details of the row below.
final class OpensNextRow: FaultyApp {
  override func accessoryTapped(row: Int) {
    super.accessoryTapped(row: (row + 1) % (repository.users?.count ?? 1))
  }
}

/// Counts the rows from the first visible one.
final class OpensRowInSight: FaultyApp {
  override func accessoryTapped(row: Int) {
    let table = element(AccessibilityIdentifier.userTable, UITableView.self)
    super.accessoryTapped(row: row - (table?.indexPathsForVisibleRows?.first?.row ?? 0))
  }
}

/// Opens a screen for each of several quick taps.
final class OpensTwoScreens: FaultyApp {
  private var isMoving = false

  override func accessoryTapped(row: Int) {
    if isMoving { navigation?.pushViewController(UIViewController(), animated: true) }
    isMoving = true
    super.accessoryTapped(row: row)
  }

  override func dashboardShown() {
    isMoving = false
  }
}

/// Loses the list's scroll position on return.
final class ScrollsToTop: FaultyApp {
  override func dashboardShown() {
    element(AccessibilityIdentifier.userTable, UITableView.self)?
      .scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
  }
}

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
