import Foundation
import HeadlessUIKit
import UsersInterface

/// The list's view model, as its view sees it.
protocol UserListViewModelInput: AnyObject {
  var isEmpty: Bool { get }
  /// The row to draw if the others have not changed.
  var changedRow: Int? { get }
  func viewDidLoad()
}

/// The list's view model: it is the table's data source and delegate, too.
typealias UserListTableViewModel = UserListViewModelInput & UITableViewDataSource & UITableViewDelegate

/// Shows the names of the users in a table.
final class UserListViewController: UIViewController {
  private let viewModel: any UserListTableViewModel
  private let outlets = UserListOutlets()

  init(viewModel: any UserListTableViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.tableView.dataSource = viewModel
    outlets.tableView.delegate = viewModel
    viewModel.viewDidLoad()
  }
}

extension UserListViewController: UserListDisplaying {
  func display() {
    outlets.noUsersLabel.isHidden = !viewModel.isEmpty
    if let row = viewModel.changedRow {
      outlets.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    } else {
      outlets.tableView.reloadData()
    }
  }
}
