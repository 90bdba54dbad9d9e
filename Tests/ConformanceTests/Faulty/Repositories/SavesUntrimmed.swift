import Users

/// Sends a name with a space after it.
final class SavesUntrimmed: FaultyRepository {
  override func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    good.renameUser(id, to: name + " ", answer)
  }
}
