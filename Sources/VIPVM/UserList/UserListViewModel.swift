import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The view as its view model sees it.
protocol UserListDisplaying: AnyObject {
  func display()
}

/// The coordinator, as the list's view model sees it: opens another screen.
protocol UserListRouting: AnyObject {
  func showDetails(ofUser id: User.ID)
}

/// Takes the list's events and keeps what it displays.
final class UserListViewModel {
  /// Weak: the view holds its view model.
  weak var view: (any UserListDisplaying)?
  /// Weak: the coordinator makes this scene and belongs to the app.
  weak var coordinator: (any UserListRouting)?

  private let interactor: UserListInteractor
  private var model = DisplayModel() {
    didSet { view?.display() }
  }

  init(interactor: UserListInteractor) {
    self.interactor = interactor
  }

  private struct DisplayModel {
    var rows: [UserListRow] = []
    var changedRow: Int?

    mutating func replace(_ index: Int, by row: UserListRow) {
      rows[index] = row
      changedRow = index
    }
  }
}

extension UserListViewModel: UserListViewModelInput {
  var isEmpty: Bool { model.rows.isEmpty }
  var changedRow: Int? { model.changedRow }

  func viewDidLoad() {
    interactor.observeUsers()
  }
}

extension UserListViewModel: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: model.rows[indexPath.row].name)
  }
}

extension UserListViewModel: UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    coordinator?.showDetails(ofUser: model.rows[indexPath.row].id)
  }
}

extension UserListViewModel: UserListPresenterOutput {
  func displayRows(_ rows: [UserListRow]) {
    model = DisplayModel(rows: rows)
  }

  func displayRow(_ row: UserListRow, at index: Int) {
    model.replace(index, by: row)
  }
}
