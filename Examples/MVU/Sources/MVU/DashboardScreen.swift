import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Draws the dashboard's state, with list and finder, and performs its effects.
final class DashboardScreen: UIViewController {
  private let repository: any UsersRepository
  private let outlets = DashboardOutlets()
  private let list = UserListOutlets()
  private let finder = UserFinderOutlets()
  private var state = DashboardState()
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

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
    // Weak, both: this screen holds the controls, which hold the actions.
    outlets.refreshControl.addAction(UIAction { [weak self] _ in self?.send(.loadAsked) }, for: .valueChanged)
    finder.queryField.addAction(UIAction { [weak self] _ in self?.queryEdited() }, for: .editingChanged)
    // Weak: the repository holds the closure for as long as this screen holds the observation.
    observation = repository.observeUsers { [weak self] in self?.send(.usersChanged($0.users)) }
    send(.loadAsked)
  }

  func send(_ message: DashboardState.Message) {
    let effects = state.update(message)
    draw()
    for effect in effects { perform(effect) }
  }

  private func draw() {
    outlets.showLoading(state.isLoading)
    outlets.showComponents(state.isLoaded)
    list.noUsersLabel.isHidden = !state.users.isEmpty
    list.tableView.reloadData()
    finder.countLabel.text = state.count
    finder.resultLabel.text = state.result
  }

  private func perform(_ effect: DashboardState.Effect) {
    switch effect {
    case .load:
      // Weak: the repository holds the closure until it answers.
      request = repository.fetchUsers { [weak self] result in self?.answered(result) }
    case .showFailure(let text):
      // Weak: the alert outlives this screen if the app is released while it is shown.
      navigationController?.presentLoadFailure(text) { [weak self] in self?.send(.loadAsked) }
    case .showUserNotFound: navigationController?.presentUserNotFound()
    case .showDetails(let user):
      navigationController?.showDetails(DetailsScreen(user: user, repository: repository))
    }
  }

  private func answered(_ result: Result<UserDirectory, UsersFailure>) {
    switch result {
    case .success: send(.loaded)
    case .failure(let failure): send(.notLoaded(failure))
    }
  }

  private func queryEdited() {
    send(.queryEdited(finder.queryField.text ?? ""))
  }
}

extension DashboardScreen: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.users.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: state.users[indexPath.row].name)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    guard let navigationController, navigationController.isAtRoot else { return }
    send(.accessoryTapped(row: indexPath.row))
  }
}
