import Users

/// Reports the first failure again for every later one.
final class RepeatsFirstFailure: FaultyRepository {
  private var first: UsersFailure?

  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    good.fetchUsers { [self] result in
      guard case .failure(let failure) = result else { return answer(result) }
      first = first ?? failure
      answer(.failure(first ?? failure))
    }
  }
}
