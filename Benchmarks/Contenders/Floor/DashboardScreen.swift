import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The dashboard with list and finder, in one view controller.
final class DashboardScreen: UIViewController {
  private let repository: any UsersRepository
  private let outlets = DashboardOutlets()
  private let list = UserListOutlets()
  private let finder = UserFinderOutlets()
  private var users = UserDirectory()
  private var request: AnyCancellable?
  private var observation: AnyCancellable?
  private var isLoaded = false
  private var pendingLink: UsersLink?

  init(repository: any UsersRepository) {
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    outlets.install(in: view)
    list.install(in: outlets.listContainer)
    finder.install(in: outlets.finderContainer)
    list.tableView.dataSource = self
    list.tableView.delegate = self
    // Weak, both: this screen holds the elements, which hold the actions.
    outlets.refreshControl.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    finder.queryField.addAction(UIAction { [weak self] _ in self?.find() }, for: .editingChanged)
    find()
    // Weak: the repository holds the closure for as long as this screen holds the observation.
    observation = repository.observeUsers { [weak self] in self?.show($0) }
    load()
  }

  func open(_ link: UsersLink) {
    if !isLoaded {
      pendingLink = link
    } else if let id = link.userID, let user = users[id: id] {
      navigationController?.showDetails(DetailsScreen(user: user, repository: repository))
    } else {
      navigationController?.presentUserNotFound()
    }
  }

  private func load() {
    outlets.showLoading(true)
    // Weak: the repository holds the closure until it answers.
    request = repository.fetchUsers { [weak self] result in
      guard let self else { return }
      outlets.showLoading(false)
      if case .failure(let failure) = result {
        // Weak: the alert outlives this screen if the app is released while it is there.
        navigationController?.presentLoadFailure(failure.text) { [weak self] in self?.load() }
        return
      }
      isLoaded = true
      outlets.showComponents(true)
      if let pendingLink { open(pendingLink) }
      pendingLink = nil
    }
  }

  private func show(_ update: UsersUpdate) {
    users = update.users
    if case .renamed(let id) = update.change, let row = users.row(of: id) {
      list.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    } else {
      list.noUsersLabel.isHidden = !users.isEmpty
      list.tableView.reloadData()
    }
    finder.countLabel.text = Wording.userCount(users.count)
    find()
  }

  private func find() {
    finder.resultLabel.text = Wording.finding(users.find(finder.queryField.text ?? ""))
  }
}

extension DashboardScreen: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    users.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: users[indexPath.row].name)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    guard let navigationController, navigationController.isAtRoot else { return }
    navigationController.showDetails(DetailsScreen(user: users[indexPath.row], repository: repository))
  }
}
