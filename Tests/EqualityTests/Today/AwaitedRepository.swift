import Users

/// A correct repository whose requests are tasks: each asks and answers after an `await`.
final class AwaitedRepository: FaultyRepository {
  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    task(answer) { [good] in good.fetchUsers($0) }
  }

  override func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    task(answer) { [good] in good.renameUser(id, to: name, $0) }
  }

  private func task<Value: Sendable>(
    _ answer: @escaping UsersAnswer<Value>,
    _ ask: @escaping @MainActor (@escaping UsersAnswer<Value>) -> AnyCancellable
  ) -> AnyCancellable {
    let request = AwaitedRequest(ask)
    let task = Task {
      if let result = await request.result(), !Task.isCancelled { answer(result) }
    }
    return AnyCancellable { task.cancel() }
  }
}

/// A request that is awaited once.
@MainActor private final class AwaitedRequest<Value: Sendable> {
  typealias Answer = Result<Value, UsersFailure>
  private let ask: (@escaping UsersAnswer<Value>) -> AnyCancellable
  private var underWay: AnyCancellable?
  private var continuation: CheckedContinuation<Answer?, Never>?

  init(_ ask: @escaping (@escaping UsersAnswer<Value>) -> AnyCancellable) {
    self.ask = ask
  }

  /// Asks, and returns the answer; `nil` if the task was cancelled.
  func result() async -> Answer? {
    await withTaskCancellationHandler {
      guard !Task.isCancelled else { return nil }
      return await withCheckedContinuation {
        continuation = $0
        underWay = ask { [weak self] in self?.end($0) }
      }
    } onCancel: {
      MainActor.assumeIsolated { end(nil) }
    }
  }

  private func end(_ answer: Answer?) {
    underWay = nil
    continuation?.resume(returning: answer)
    continuation = nil
  }
}
