import Users

/// Gives the users to the list whenever they change, and finds the rows that have changed.
final class UserListInteractor {
  /// A change of the rows.
  enum Change: Equatable {
    case allRows
    case row(Int)
  }

  private let repository: any UsersRepository
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func observeUsers(_ observer: @escaping (UserDirectory, Change) -> Void) {
    if let users = repository.users { observer(users, .allRows) }
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] change in
      guard let users = self?.repository.users else { return }
      switch change {
      case .fetched: observer(users, .allRows)
      case .renamed(let id):
        if let row = users.row(of: id) { observer(users, .row(row)) }
      }
    }
  }
}
