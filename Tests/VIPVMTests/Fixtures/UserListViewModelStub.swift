import Foundation
import HeadlessUIKit
import UsersInterface

@testable import VIPVM

/// Has names for the list's rows; records the events that the view and its table forward.
final class UserListViewModelStub: UserListViewModelInput, UITableViewDataSource, UITableViewDelegate {
  enum Call: Equatable {
    case viewDidLoad
    case accessoryButtonTapped(row: Int)
  }

  var names: [String] = []
  var changedRow: Int?
  var calls: [Call] = []

  var isEmpty: Bool { names.isEmpty }

  func viewDidLoad() {
    calls.append(.viewDidLoad)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: names[indexPath.row])
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    calls.append(.accessoryButtonTapped(row: indexPath.row))
  }
}
