import Users

/// A correct repository in a wrapper that changes nothing: each subclass adds one fault.
@MainActor class FaultyRepository: UsersRepository {
  let good: any UsersRepository

  required init(_ good: any UsersRepository) {
    self.good = good
  }

  var users: UserDirectory? { good.users }

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    good.fetchUsers(answer)
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    good.renameUser(id, to: name, answer)
  }

  func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable {
    good.observeUsers(observer)
  }
}
