import Users

/// The details' use cases: follow one user, give it another name.
final class UserDetailsInteractor {
  private let userID: User.ID
  /// The user as last seen: the repository may have it no more when the details' view is loaded.
  private var user: User?
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
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
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

  private func usersChanged(_ users: UserDirectory) {
    user = users[id: userID] ?? user
    if let user { presenter.presentUser(user) }
  }
}
