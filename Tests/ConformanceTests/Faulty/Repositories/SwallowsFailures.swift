import Users

/// Gives no answer when something fails.
final class SwallowsFailures: FaultyRepository {
  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    good.fetchUsers { result in
      if case .success = result { answer(result) }
    }
  }

  override func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    good.renameUser(id, to: name) { result in
      if case .success = result { answer(result) }
    }
  }
}
