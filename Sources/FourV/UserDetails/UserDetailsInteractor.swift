import Users

/// Gives one user's name, and every change of it, to the details, and stores another.
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
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] _ in
      if let name = self?.name { observer(name) }
    }
  }

  func rename(to name: String, _ completion: @escaping UsersAnswer<Void>) {
    request = repository.renameUser(userID, to: name, completion)
  }

  private var name: String? { repository.users?[id: userID]?.name }
}
