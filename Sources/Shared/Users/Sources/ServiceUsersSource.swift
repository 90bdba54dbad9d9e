/// The source that has a service work in a task, and answers on the main actor.
public final class ServiceUsersSource: UsersSource {
  private let service: any UsersService

  /// Makes a source over a service.
  public init(_ service: any UsersService) {
    self.service = service
  }

  /// Reads all users; cancelling it cancels the service's task.
  public func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    perform(answer) { [service] () async throws(UsersFailure) in
      try await service.fetchUsers()
    }
  }

  /// Stores another name for a user; cancelling it cancels the service's task.
  public func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    perform(answer) { [service] () async throws(UsersFailure) in
      try await service.renameUser(id, to: name)
    }
  }

  private func perform<Value: Sendable>(
    _ answer: @escaping UsersAnswer<Value>,
    _ work: @escaping @Sendable () async throws(UsersFailure) -> Value
  ) -> AnyCancellable {
    // Detached: another task keeps what is injected where it begins, this repository too, until the service has ended.
    let task = Task.detached { await Self.pass(work, to: answer) }
    return AnyCancellable { task.cancel() }
  }

  private static func pass<Value: Sendable>(
    _ work: @Sendable () async throws(UsersFailure) -> Value,
    to answer: UsersAnswer<Value>
  ) async {
    do throws(UsersFailure) {
      answer(.success(try await work()))
    } catch {
      answer(.failure(error))
    }
  }
}
