import Users

/// Follows one user, and edits, checks and stores the name.
final class UserDetailsInteractor {
  private let userID: User.ID
  private let repository: any UsersRepository
  private var draft: NameDraft
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(user: User, repository: any UsersRepository) {
    userID = user.id
    self.repository = repository
    draft = NameDraft(name: user.name)
  }

  func observeName(_ observer: @escaping (NameDraft) -> Void) {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged(observer) }
  }

  func editName(_ text: String) {
    draft.text = text
  }

  func saveName(_ completion: @escaping UsersAnswer<Void>) throws(NameDraft.Invalid) {
    let name = try draft.validated()
    request = repository.renameUser(userID, to: name, completion)
  }

  private func usersChanged(_ observer: (NameDraft) -> Void) {
    guard let name = repository.users?[id: userID]?.name else { return }
    draft.renamed(to: name)
    observer(draft)
  }
}
