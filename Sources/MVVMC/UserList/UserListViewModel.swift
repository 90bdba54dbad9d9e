import Users

/// The list's view model, as its view sees it.
protocol UserListViewModelType: AnyObject {
  var isEmpty: Observable<Bool> { get }
  var rows: Observable<UserListRows> { get }
  func viewLoaded()
  func accessoryTapped(row: Int)
}

/// The list's rows, and what has changed in them.
struct UserListRows: Equatable {
  /// A change of the rows.
  enum Change: Equatable {
    case allRows
    case row(Int)
  }

  let names: [String]
  let change: Change
}

/// Turns users into rows, all of them at each change, and knows whose details are asked for.
final class UserListViewModel: UserListViewModelType {
  let isEmpty = Observable(true)
  let rows = Observable(UserListRows(names: [], change: .allRows))
  var onUserSelected: ((User) -> Void)?

  private let repository: any UsersRepository
  private var users = UserDirectory()
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func viewLoaded() {
    usersChanged(.fetched)
    // Weak: the repository holds the closure for as long as this view model holds the observation.
    observation = repository.observeChanges { [weak self] change in self?.usersChanged(change) }
  }

  func accessoryTapped(row: Int) {
    onUserSelected?(users[row])
  }

  private func usersChanged(_ change: UsersChange) {
    guard let users = repository.users else { return }
    self.users = users
    switch change {
    case .fetched: usersFetched()
    case .renamed(let id):
      if let row = users.row(of: id) { show(.row(row)) }
    }
  }

  private func usersFetched() {
    isEmpty.value = users.isEmpty
    show(.allRows)
  }

  private func show(_ change: UserListRows.Change) {
    rows.value = UserListRows(names: users.map(\.name), change: change)
  }
}
