import Users

/// A correct repository whose requests are tasks: each asks and answers after an `await`.
final class AwaitedRepository: FaultyRepository {
  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    task(answer) { [good] () async throws(UsersFailure) in try await good.fetchUsers() }
  }

  override func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    task(answer) { [good] () async throws(UsersFailure) in try await good.renameUser(id, to: name) }
  }

  private func task<Value: Sendable>(
    _ answer: @escaping UsersAnswer<Value>,
    _ ask: @escaping @MainActor () async throws(UsersFailure) -> Value
  ) -> AnyCancellable {
    let task = Task {
      do throws(UsersFailure) {
        answer(.success(try await ask()))
      } catch {
        if error != .cancelled { answer(.failure(error)) }
      }
    }
    return AnyCancellable { task.cancel() }
  }
}
