import Users

/// Continues every request until it is answered.
final class IgnoresCancellation: FaultyRepository {
  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    let request = LastingRequest()
    request.underWay = good.fetchUsers { result in
      request.underWay = nil
      answer(result)
    }
    return AnyCancellable {}
  }

  override func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    let request = LastingRequest()
    request.underWay = good.renameUser(id, to: name) { result in
      request.underWay = nil
      answer(result)
    }
    return AnyCancellable {}
  }
}
