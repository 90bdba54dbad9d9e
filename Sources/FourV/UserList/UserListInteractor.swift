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
    observation = repository.observeUsers { update in
      switch update.change {
      case .fetched: observer(update.users, .allRows)
      case .renamed(let id):
        if let row = update.users.row(of: id) { observer(update.users, .row(row)) }
      }
    }
  }
}
