import Users

/// The list's view model, as its view sees it.
protocol UserListViewModelType: AnyObject {
  var isEmpty: Observable<Bool> { get }
  var rows: Observable<UserListRows> { get }
  func viewLoaded()
  func accessoryTapped(row: Int)
}

/// Delegate of the list's view model: its coordinator, which tells its parent.
protocol UserListViewModelDelegate: AnyObject {
  func userSelected(_ user: User)
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
  var isEmpty: Observable<Bool> { _isEmpty }
  var rows: Observable<UserListRows> { _rows }
  /// Weak: the parent coordinator says how long the coordinator lives, not the view.
  weak var delegate: (any UserListViewModelDelegate)?

  private let _isEmpty = Variable(true)
  private let _rows = Variable(UserListRows(names: [], change: .allRows))
  private let repository: any UsersRepository
  private var users = UserDirectory()
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func viewLoaded() {
    // Weak: the repository holds the closure for as long as this view model holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0) }
  }

  func accessoryTapped(row: Int) {
    delegate?.userSelected(users[row])
  }

  private func usersChanged(_ update: UsersUpdate) {
    users = update.users
    switch update.change {
    case .fetched: usersFetched()
    case .renamed(let id):
      if let row = users.row(of: id) { show(.row(row)) }
    }
  }

  private func usersFetched() {
    _isEmpty.set(users.isEmpty)
    show(.allRows)
  }

  private func show(_ change: UserListRows.Change) {
    _rows.set(UserListRows(names: users.map(\.name), change: change))
  }
}
