import Users

/// The details' use cases: follow one user, edit and save the name, and close, for every event goes through here.
final class UserDetailsInteractor {
  private let userID: User.ID
  /// The user as the repository had it when the details were made.
  private let user: User?
  private let repository: any UsersRepository
  private let presenter: UserDetailsPresenter
  private var draft = NameDraft(name: "")
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(userID: User.ID, repository: any UsersRepository, presenter: UserDetailsPresenter) {
    self.userID = userID
    self.repository = repository
    self.presenter = presenter
    user = repository.users?[id: userID]
  }

  func observeUser() {
    // The user may have changed or gone since the details were made: their view is loaded later.
    if let user = repository.users?[id: userID] ?? user { present(user) }
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged() }
  }

  func editName(_ text: String) {
    draft.text = text
  }

  func saveName() {
    do {
      let name = try draft.validated()
      presenter.presentSaving()
      // Weak: the repository holds the closure until it answers.
      request = repository.renameUser(userID, to: name) { [weak self] result in self?.presenter.presentSaved(result) }
    } catch {
      presenter.presentRefusal(error)
    }
  }

  func close() {
    presenter.presentClose()
  }

  private func usersChanged() {
    if let user = repository.users?[id: userID] { present(user) }
  }

  private func present(_ user: User) {
    draft.renamed(to: user.name)
    presenter.presentUser(user, draft: draft)
  }
}
