import Users

/// The source of the running app, and a way to wait for its answers.
final class AwaitableUsersSource: UsersSource {
  private let source: ServiceUsersSource
  private let answers: AsyncStream<UsersFailure?>
  private let arrived: AsyncStream<UsersFailure?>.Continuation

  init(_ service: any UsersService) {
    source = ServiceUsersSource(service)
    (answers, arrived) = AsyncStream.makeStream()
  }

  /// Waits until an answer that was not waited for yet has been passed on, and returns its failure, if it was one.
  func nextAnswer() async -> UsersFailure? {
    for await failure in answers { return failure }
    return nil
  }

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    source.fetchUsers(announced(answer))
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    source.renameUser(id, to: name, announced(answer))
  }

  private func announced<Value>(_ answer: @escaping UsersAnswer<Value>) -> UsersAnswer<Value> {
    { [arrived] result in
      answer(result)
      if case .failure(let failure) = result { arrived.yield(failure) } else { arrived.yield(nil) }
    }
  }
}
