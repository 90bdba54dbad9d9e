import Users

/// Follows one user, and edits and saves the name.
final class UserDetailsInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any UserDetailsInteractorOutput)?
  @Injected(\.usersRepository) private var repository
  private let userID: User.ID
  private var draft = NameDraft(name: "")
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(userID: User.ID) {
    self.userID = userID
  }

  private func saved(_ result: Result<Void, UsersFailure>) {
    switch result {
    case .success: presenter?.saved()
    case .failure(let failure): presenter?.notSaved(failure.text)
    }
  }

  private func usersChanged() {
    guard let name = repository.users?[id: userID]?.name else { return }
    draft.renamed(to: name)
    presenter?.nameChanged(draft.name, draft: draft.text)
  }
}

extension UserDetailsInteractor: UserDetailsInteractorInput {
  func observeUser() {
    guard let user = repository.users?[id: userID] else { return }
    presenter?.userFound(id: user.id, username: user.username)
    usersChanged()
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged() }
  }

  func editName(_ text: String) {
    draft.text = text
  }

  func saveName() {
    do {
      let name = try draft.validated()
      presenter?.saving()
      // Weak: the repository holds the closure until it answers.
      request = repository.renameUser(userID, to: name) { [weak self] result in self?.saved(result) }
    } catch {
      presenter?.nameRefused(error.text)
    }
  }
}
