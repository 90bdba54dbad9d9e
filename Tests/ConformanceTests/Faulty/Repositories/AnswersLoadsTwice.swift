import Users

/// Answers a load, and then answers with a failure.
final class AnswersLoadsTwice: FaultyRepository {
  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    good.fetchUsers { result in
      answer(result)
      answer(.failure(.tooLarge(limit: 2)))
    }
  }
}
