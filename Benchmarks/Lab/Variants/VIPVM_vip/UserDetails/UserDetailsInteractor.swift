import Users

/// The details' use cases: follow one user, edit and save the name, and close, for every event goes through here.
final class UserDetailsInteractor {
  private let userID: User.ID
  /// The user as it was when the details were made, with every name since.
  private var user: User?
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
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
    // The user may have gone since the details were made: their view is loaded later.
    if repository.users?[id: userID] == nil { presentUser() }
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

  private func usersChanged(_ users: UserDirectory) {
    guard let name = users[id: userID]?.name else { return }
    user?.name = name
    presentUser()
  }

  private func presentUser() {
    guard let user else { return }
    draft.renamed(to: user.name)
    presenter.presentUser(user, draft: draft)
  }
}
