import Users

/// Follows one user, and gives it another name.
final class UserDetailsInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any AnyUserDetailsPresenter)?
  @Injected(\.usersRepository) private var repository
  private let userID: User.ID
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(userID: User.ID) {
    self.userID = userID
  }

  private func usersChanged() {
    if let user = repository.users?[id: userID] { presenter?.interactorDidFetchName(user.name) }
  }
}

extension UserDetailsInteractor: AnyUserDetailsInteractor {
  func getUser() {
    guard let user = repository.users?[id: userID] else { return }
    presenter?.interactorDidFetchUser(id: user.id, username: user.username)
    presenter?.interactorDidFetchName(user.name)
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged() }
  }

  func renameUser(to text: String) {
    do {
      let name = try NameDraft(name: text).validated()
      presenter?.interactorWillRenameUser()
      // Weak: the repository holds the closure until it answers.
      request = repository.renameUser(userID, to: name) { [weak self] result in
        self?.presenter?.interactorDidRenameUser(with: result)
      }
    } catch {
      presenter?.interactorDidRefuseName(error)
    }
  }
}
