import Users

/// Answers a rename, and then answers with a failure.
final class AnswersRenamesTwice: FaultyRepository {
  override func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    good.renameUser(id, to: name) { result in
      answer(result)
      answer(.failure(.tooLarge(limit: 2)))
    }
  }
}
