import Conformance
import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Faults of the list to choose from.
nonisolated let pickerListFaults = [
  RequestFault(
    SaysNoUsers.self,
    [
      "Choose a colleague opens the list on top of the details, with its rows, and loads nothing":
        "the word for no users' being there is true"
    ]
  ),
  RequestFault(
    LoadsAnew.self,
    [
      "Choose a colleague opens the list on top of the details, with its rows, and loads nothing":
        "the number of loads asked for is 2"
    ]
  ),
  RequestFault(
    OpensFromPicker.self,
    ["Info buttons do nothing in the list to choose from": "the number of screens is 4, should be 3"]
  ),
  RequestFault(
    OpensFromDashboard.self,
    [
      "A tap on a row of the dashboard chooses nobody, and opens nothing": "the number of screens is 2, should be 1"
    ]
  ),
  RequestFault(
    TearsDownTooEarly.self,
    [
      "A swipe back that is given up leaves the list, which can still be chosen from":
        "the number of screens is 3, should be 2"
    ]
  ),
  RequestFault(
    KeepsRow.self,
    [
      "Rows and colleague follow a rename":
        "the names in sight is [\"Ada Lovelace\", \"Grace Hopper\", \"Alan Turing\"]"
    ]
  ),
  RequestFault(
    ShowsOldRow.self,
    [
      "A rename while the list is on its way shows in its row":
        "the names in sight is [\"Ada Lovelace\", \"Grace Hopper\", \"Alan Turing\"]"
    ]
  ),
  RequestFault(
    KeepsRows.self,
    [
      "A refresh replaces the rows to choose from":
        "the names in sight is [\"Ada Lovelace\", \"Grace Hopper\", \"Alan Turing\"]"
    ]
  ),
  RequestFault(
    SaysNothingOfNoUsers.self,
    [
      "A list that a refresh has emptied says so, and so does one that is opened after it":
        "the word for no users' being there is false"
    ]
  ),
]

/// The label for an empty list is visible above the rows.
private final class SaysNoUsers: WatchedLists {
  override func pickerShown(_ table: UITableView) {
    label(AccessibilityIdentifier.noUsersLabel)?.isHidden = false
  }
}

/// The users are loaded for the list once more.
private final class LoadsAnew: WatchedLists {
  private var request: AnyCancellable?

  override func pickerShown(_ table: UITableView) {
    request = repository.fetchUsers { _ in }
  }
}

/// An info button opens a screen in the list to choose from, too.
private final class OpensFromPicker: WatchedLists {
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    if isPicking { pushScreen() } else { super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  }
}

/// A row of the dashboard opens a screen.
private final class OpensFromDashboard: WatchedLists {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if isPicking { super.tableView(tableView, didSelectRowAt: indexPath) } else { pushScreen() }
  }
}

/// The list can no longer be chosen from once it was about to leave.
private final class TearsDownTooEarly: WatchedLists {
  override func pickerShown(_ table: UITableView) {
    let child = LeavingController()
    // Weak: the list's screen holds both.
    child.leaving = { [weak table] in table?.delegate = nil }
    navigation?.topViewController?.embed(child, in: table)
  }

  /// A child that notices that its parent leaves.
  private final class LeavingController: UIViewController {
    var leaving: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      leaving?()
    }
  }
}

/// A row shows its old name after a rename.
private final class KeepsRow: WatchedLists {
  override func usersChanged() {
    let table: UITableView? = isPicking ? element(AccessibilityIdentifier.userTable) : nil
    table?.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text = "Alan Turing"
  }
}

/// A row shows the name that its user had before the list was on screen.
private final class ShowsOldRow: WatchedLists {
  override func pickerShown(_ table: UITableView) {
    table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text = "Alan Turing"
  }
}

/// The rows to choose from stay as they are when users are loaded.
private final class KeepsRows: WatchedLists, UITableViewDataSource {
  private var names: [String] = []

  override func pickerShown(_ table: UITableView) {
    names = repository.users?.map(\.name) ?? []
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: names[indexPath.row])
  }
}

/// An empty list to choose from shows no text.
private final class SaysNothingOfNoUsers: WatchedLists {
  override func pickerShown(_ table: UITableView) {
    label(AccessibilityIdentifier.noUsersLabel)?.removeFromSuperview()
  }
}
