import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows the names of the users in a table, keeps the names that it is given, and opens the details of a user.
final class UserListViewController: UIViewController {
  private let viewModel: UserListViewModel
  private let repository: any UsersRepository
  private let outlets = UserListOutlets()
  private var names: [String] = []
  private let bag = DisposeBag()

  init(viewModel: UserListViewModel, repository: any UsersRepository) {
    self.viewModel = viewModel
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
    viewModel.delegate = self
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
    // Weak: this controller holds the view model, which holds the closure.
    viewModel.rows.bind { [weak self] in self?.show($0) }.disposed(by: bag)
  }

  private func show(_ rows: UserListRows) {
    names = rows.names
    switch rows.change {
    case .allRows: outlets.tableView.reloadData()
    case .row(let row): outlets.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
  }
}

extension UserListViewController: UserListViewModelDelegate {
  /// Makes the next view model and injects it into its view, as a segue's preparation would.
  func userSelected(_ user: User) {
    guard let navigationController, navigationController.isAtRoot else { return }
    let viewModel = UserDetailsViewModel(user: user, repository: repository)
    navigationController.showDetails(UserDetailsViewController(closedBy: viewModel))
  }
}

extension UserListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: names[indexPath.row])
  }
}

extension UserListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    viewModel.accessoryTapped(row: indexPath.row)
  }
}
