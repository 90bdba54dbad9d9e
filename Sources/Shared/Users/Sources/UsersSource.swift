/// The source of a repository's users.
///
/// An answer comes after the call has returned. Otherwise a source may misbehave (answer twice, or after a
/// cancellation): the repository keeps its own promises.
///
///     let source: any UsersSource = ControlledUsersSource()
///     let request = source.fetchUsers { print($0) }
///     request.cancel()
@MainActor public protocol UsersSource: AnyObject {
  /// Reads all users.
  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable
  /// Stores another name for a user.
  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable
}

/// A source of users that works away from the main actor: a file, a server, a generator.
///
///     let service: any UsersService = LocalUsersService.shipped()
///     print(try await service.fetchUsers().count)  // 10
public protocol UsersService: Sendable {
  /// Reads all users.
  ///
  /// - Throws: ``UsersFailure``, naming the place where reading failed.
  func fetchUsers() async throws(UsersFailure) -> UserDirectory

  /// Stores another name for a user.
  ///
  /// - Throws: ``UsersFailure`` if the service refused or could not be reached.
  func renameUser(_ id: User.ID, to name: String) async throws(UsersFailure)
}

/// A source that runs a service in a task, and answers on the main actor.
///
///     let source = ServiceUsersSource(LocalUsersService.generated(count: 1_000, seed: 1))
///     let repository = LiveUsersRepository(source: source)
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
    // Detached: another task would keep values injected in its scope, this repository too, until the service has ended.
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
