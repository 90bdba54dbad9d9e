/// Stands where no repository was injected: says so to every request.
final class MissingUsersRepository: UsersRepository {
  private static let failure = UsersFailure.unreachable(reason: "no users repository was injected")

  nonisolated init() {}

  let users: UserDirectory? = nil

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    refuse(answer)
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    refuse(answer)
  }

  func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
  private func refuse<Value>(_ answer: @escaping UsersAnswer<Value>) -> AnyCancellable {
    let task = Task {
      if !Task.isCancelled { answer(.failure(Self.failure)) }
    }
    return AnyCancellable { task.cancel() }
  }
}
