import Users

/// Is correct, but keeps the last failure of a load for apps that misuse it.
final class RemembersFailure: FaultyRepository {
  private(set) var failure: UsersFailure?

  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    // Weak: the correct repository holds the closure until it answers.
    good.fetchUsers { [weak self] result in
      if case .failure(let failure) = result { self?.failure = failure }
      answer(result)
    }
  }
}
