import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows the names of the users in a table.
final class UserListViewController: UIViewController {
  private let viewModel: any UserListViewModelType
  private let outlets = UserListOutlets()
  private let bag = DisposeBag()

  init(viewModel: any UserListViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    bind()
    viewModel.viewLoaded()
  }

  private func bind() {
    viewModel.isEmpty.bind { [outlets] in outlets.noUsersLabel.isHidden = !$0 }.disposed(by: bag)
    viewModel.update.bind { [outlets] in outlets.tableView.show($0) }.disposed(by: bag)
  }
}

extension UserListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.numberOfUsers
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: viewModel.name(at: indexPath.row))
  }
}

extension UserListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    viewModel.accessoryTapped(row: indexPath.row)
  }
}

extension UITableView {
  fileprivate func show(_ update: UserListUpdate) {
    switch update {
    case .allRows: reloadData()
    case .row(let row): reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
  }
}
