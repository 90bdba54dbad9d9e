import Users

/// Follows the name of one user, and checks and stores another one.
final class UserDetailsInteractor {
  private let userID: User.ID
  private let repository: any UsersRepository
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(userID: User.ID, repository: any UsersRepository) {
    self.userID = userID
    self.repository = repository
  }

  func observeName(_ observer: @escaping (String) -> Void) {
    observation = repository.observeUsers { [userID] update in
      if let user = update.users[id: userID] { observer(user.name) }
    }
  }

  func saveName(_ draft: NameDraft, _ completion: @escaping UsersAnswer<Void>) throws(NameDraft.Invalid) {
    request = repository.renameUser(userID, to: try draft.validated(), completion)
  }
}
