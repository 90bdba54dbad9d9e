import Users

/// Loses its users when a refresh fails.
final class LosesUsersAtFailure: FaultyRepository {
  private var hasFailed = false
  private var observers: [@MainActor (UsersChange) -> Void] = []

  override var users: UserDirectory? { hasFailed ? UserDirectory() : good.users }

  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    // Weak: the correct repository holds the closure until it answers.
    good.fetchUsers { [weak self] result in
      if case .failure = result { self?.lose() }
      answer(result)
    }
  }

  override func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    observers.append(observer)
    return good.observeChanges(observer)
  }

  private func lose() {
    hasFailed = true
    for observer in observers { observer(.fetched) }
  }
}
