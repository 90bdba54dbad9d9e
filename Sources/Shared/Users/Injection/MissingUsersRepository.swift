/// Stands where no repository was injected: says so to every request, at once.
final class MissingUsersRepository: UsersRepository {
  private static let failure = UsersFailure.unreachable(reason: "no users repository was injected")

  nonisolated init() {}

  let users: UserDirectory? = nil

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    answer(.failure(Self.failure))
    return AnyCancellable {}
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    answer(.failure(Self.failure))
    return AnyCancellable {}
  }

  func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
}
