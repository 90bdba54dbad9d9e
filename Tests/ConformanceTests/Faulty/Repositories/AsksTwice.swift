import Users

/// Asks its source twice for every load.
final class AsksTwice: FaultyRepository {
  private var spare: AnyCancellable?

  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    spare = good.fetchUsers { _ in }
    return good.fetchUsers(answer)
  }
}
