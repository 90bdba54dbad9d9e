/// A request that is awaited once. It begins when it is awaited, and is cancelled with the task.
///
///     let repository = LiveUsersRepository(source: ControlledUsersSource())
///     let users = try await AwaitedRequest { repository.fetchUsers($0) }.answer()
///     print(users.count)
@MainActor public final class AwaitedRequest<Value: Sendable> {
  private let start: (@escaping UsersAnswer<Value>) -> AnyCancellable
  private var request: AnyCancellable?
  private var continuation: CheckedContinuation<Result<Value, UsersFailure>, Never>?

  /// Knows a call whose answer arrives in a closure.
  public init(_ start: @escaping (@escaping UsersAnswer<Value>) -> AnyCancellable) {
    self.start = start
  }

  /// Makes the call, and returns what it answers.
  ///
  /// - Throws: the failure that it answers; ``UsersFailure/cancelled`` when the task is cancelled.
  public func answer() async throws(UsersFailure) -> Value {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { begin($0) }
    } onCancel: {
      cancel()
    }
    return try result.get()
  }

  private func begin(_ continuation: CheckedContinuation<Result<Value, UsersFailure>, Never>) {
    guard !Task.isCancelled else { return continuation.resume(returning: .failure(.cancelled)) }
    self.continuation = continuation
    // Weak: the repository holds the closure until it answers, and this object the request.
    request = start { [weak self] in self?.end($0) }
  }

  private func end(_ result: Result<Value, UsersFailure>) {
    request = nil
    continuation?.resume(returning: result)
    continuation = nil
  }

  /// A task may be cancelled on any thread; its request ends on the main actor.
  private nonisolated func cancel() {
    Task { @MainActor in end(.failure(.cancelled)) }
  }
}
