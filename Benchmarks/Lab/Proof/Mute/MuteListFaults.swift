import Foundation
import HeadlessUIKit
import MVC_mute
import Users
import UsersInterface

/// Possible faults of the list without the muted users.
nonisolated let muteListFaults = [
  RequestFault(
    ListsMutedUsers.self,
    [
      "A muted user has no row, and unmuted the row is back at its place":
        "the rows is [\"Ada Lovelace\", \"Grace Hopper\", \"Alan Turing\"], should be",
      "In a list that is scrolled the rows below move up, and open their own users":
        "the number of rows is 100, should be 99",
    ]
  ),
  RequestFault(
    ListsUnmutedUsersLast.self,
    [
      "A muted user has no row, and unmuted the row is back at its place":
        "the rows is [\"Ada Lovelace\", \"Alan Turing\", \"Grace Hopper\"]",
      "A rename shows in the row of another, brings no muted user in, and is kept until they are unmuted":
        "the rows is [\"Ada Lovelace\", \"Alan\", \"Amazing Grace\"]",
    ]
  ),
  RequestFault(
    ListsLate.self,
    [
      "A swipe back that is given up shows the list without the muted user, and with the unmuted one":
        "the rows is [\"Ada Lovelace\", \"Grace Hopper\", \"Alan Turing\"], should be"
    ]
  ),
  RequestFault(
    OpensByPlaceOfAll.self,
    [
      "A row opens the user that it shows": "Grace Hopper, should be Alan Turing",
      "In a list that is scrolled the rows below move up, and open their own users": "User 42, should be User 43",
    ]
  ),
  RequestFault(
    SaysNothingOfAllMuted.self,
    [
      "When all are muted the list says that there are no users, until one is unmuted":
        "the word for no users' being there is false, should be true"
    ]
  ),
  RequestFault(
    ListsAllAfterChange.self,
    [
      "A refresh keeps the muted user out, and so does one that fails": "should be [\"Alan Turing\", \"Ada Lovelace\"]",
      "A user muted during a refresh has no row after it": "should be [\"Ada Lovelace\", \"Alan Turing\"]",
      "A muted user that a refresh takes away comes back muted": "should be [\"Ada Lovelace\", \"Alan Turing\"]",
      "A rename shows in the row of another, brings no muted user in, and is kept until they are unmuted":
        "should be [\"Ada Lovelace\", \"Alan\"]",
    ]
  ),
]

/// A correct app whose list is watched: each subclass adds one fault.
private class WatchedMuteList: WatchedMuteButton, UITableViewDataSource, UITableViewDelegate {
  /// Weak: the correct app's data source belongs to its screen.
  private weak var good: (any UITableViewDataSource & UITableViewDelegate)?
  /// Weak: the dashboard holds it.
  private(set) weak var table: UITableView?

  override func screenShown() {
    super.screenShown()
    guard let table: UITableView = element(AccessibilityIdentifier.userTable), table.dataSource !== self else { return }
    good = table.dataSource as? any UITableViewDataSource & UITableViewDelegate
    table.dataSource = self
    table.delegate = self
    self.table = table
  }

  /// The names of the rows that the correct app shows.
  var goodNames: [String] {
    guard let table, let good else { return [] }
    return (0..<good.tableView(table, numberOfRowsInSection: 0)).map { row in
      good.tableView(table, cellForRowAt: IndexPath(row: row, section: 0)).textLabel?.text ?? ""
    }
  }

  /// The names of all users.
  var allNames: [String] { (repository.users ?? UserDirectory()).map(\.name) }

  /// The names of the rows that this app shows.
  var names: [String] { goodNames }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: names[indexPath.row])
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    good?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
}

/// Muted users have rows as others.
private final class ListsMutedUsers: WatchedMuteList {
  override var names: [String] { allNames }
}

/// The row of an unmuted user comes back as the last one.
private final class ListsUnmutedUsersLast: WatchedMuteList {
  private var onceMuted: Set<User.ID> = []

  override func muteTapped() { onceMuted.formUnion(mutedIDs) }

  override var names: [String] {
    let late = Set((repository.users ?? UserDirectory()).filter { onceMuted.contains($0.id) }.map(\.name))
    return goodNames.filter { !late.contains($0) } + goodNames.filter(late.contains)
  }
}

/// The rows follow when the details have gone.
private final class ListsLate: WatchedMuteList {
  private var shown: [String]?

  override var names: [String] { shown ?? goodNames }

  override func screenShown() {
    super.screenShown()
    let isDashboard = navigation?.viewControllers.count == 1
    shown = isDashboard ? nil : shown ?? goodNames
    if isDashboard { table?.reloadData() }
  }
}

/// A row opens the user who would be at its place if nobody were muted.
private final class OpensByPlaceOfAll: WatchedMuteList {
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    guard let user = repository.users?[indexPath.row], let link = URL(string: "users://user/\(user.id)") else { return }
    open(link)
  }
}

/// A list without rows shows no text.
private final class SaysNothingOfAllMuted: WatchedMuteList {
  override func screenShown() {
    super.screenShown()
    label(AccessibilityIdentifier.noUsersLabel)?.removeFromSuperview()
  }
}

/// After a change of users the muted ones have rows as others.
private final class ListsAllAfterChange: WatchedMuteList {
  private var listsAll = false

  override var names: [String] { listsAll ? allNames : goodNames }

  override func usersChanged() {
    listsAll = !mutedIDs.isEmpty
    table?.reloadData()
  }
}
