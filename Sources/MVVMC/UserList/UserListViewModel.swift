import Users

/// The list's view model, as its view sees it.
protocol UserListViewModelType: AnyObject {
  var isEmpty: Observable<Bool> { get }
  var update: Observable<UserListUpdate> { get }
  var numberOfUsers: Int { get }
  func viewLoaded()
  func accessoryTapped(row: Int)
  func name(at row: Int) -> String
}

/// A change of the list's rows.
enum UserListUpdate: Equatable {
  case allRows
  case row(Int)
}

/// Knows the rows of the list, and whose details are asked for.
final class UserListViewModel: UserListViewModelType {
  let isEmpty = Observable(true)
  let update = Observable(UserListUpdate.allRows)
  var onUserSelected: ((User) -> Void)?

  private let repository: any UsersRepository
  private var users: UserDirectory
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
    users = repository.users ?? UserDirectory()
  }

  func viewLoaded() {
    // Weak: the repository holds the closure for as long as this view model holds the observation.
    observation = repository.observeChanges { [weak self] change in self?.usersChanged(change) }
  }

  func accessoryTapped(row: Int) {
    onUserSelected?(users[row])
  }

  var numberOfUsers: Int { users.count }

  func name(at row: Int) -> String {
    users[row].name
  }

  private func usersChanged(_ change: UsersChange) {
    users = repository.users ?? users
    switch change {
    case .fetched: usersFetched()
    case .renamed(let id):
      if let row = users.row(of: id) { update.value = .row(row) }
    }
  }

  private func usersFetched() {
    isEmpty.value = users.isEmpty
    update.value = .allRows
  }
}
