import Foundation
import HeadlessUIKit
import UsersInterface

@testable import VIPVM

/// Notes what the list's view and its table forward; has names for the rows.
final class RecordingUserListViewModel: UserListViewModelInput, UITableViewDataSource, UITableViewDelegate {
  var names: [String] = []
  var changedRow: Int?
  private(set) var told: [String] = []

  var isEmpty: Bool { names.isEmpty }

  func viewDidLoad() {
    told.append("view did load")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: names[indexPath.row])
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    told.append("accessory \(indexPath.row) tapped")
  }
}
