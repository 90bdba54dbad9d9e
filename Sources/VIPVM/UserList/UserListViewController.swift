import Foundation
import HeadlessUIKit
import UsersInterface

/// What the list's view sees of its view model, which is also its table's data source and delegate.
protocol UserListViewModelInput: UITableViewDataSource, UITableViewDelegate {
  var isEmpty: Bool { get }
  func viewDidLoad()
}

/// Shows the names of the users in a table.
final class UserListViewController: UIViewController {
  private let viewModel: any UserListViewModelInput
  private let outlets = UserListOutlets()

  init(viewModel: any UserListViewModelInput) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    outlets.install(in: view)
    outlets.tableView.dataSource = viewModel
    outlets.tableView.delegate = viewModel
    viewModel.viewDidLoad()
  }
}

extension UserListViewController: UserListDisplaying {
  func display() {
    outlets.noUsersLabel.isHidden = !viewModel.isEmpty
    outlets.tableView.reloadData()
  }
}
