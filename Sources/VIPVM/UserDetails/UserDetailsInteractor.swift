import Users

/// The details' use cases: follow one user, give it another name.
final class UserDetailsInteractor {
  private let userID: User.ID
  /// The user as the repository had it when the details were made.
  private let user: User?
  private let repository: any UsersRepository
  private let presenter: UserDetailsPresenter
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
    if let user = repository.users?[id: userID] ?? user { presenter.presentUser(user) }
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged() }
  }

  func renameUser(to text: String) {
    do {
      let name = try NameDraft(name: text).validated()
      presenter.presentSaving()
      // Weak: the repository holds the closure until it answers.
      request = repository.renameUser(userID, to: name) { [weak self] result in self?.presenter.presentSaved(result) }
    } catch {
      presenter.presentRefusal(error)
    }
  }

  private func usersChanged() {
    if let user = repository.users?[id: userID] { presenter.presentUser(user) }
  }
}
