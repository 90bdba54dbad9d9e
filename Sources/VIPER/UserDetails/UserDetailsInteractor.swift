import Users

/// Follows one user, and gives it another name.
final class UserDetailsInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any AnyUserDetailsPresenter)?
  @Injected(\.usersRepository) private var repository
  private let userID: User.ID
  /// The user as it was when the details were made, with every name since.
  private var user: User?
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(userID: User.ID) {
    self.userID = userID
    user = repository.users?[id: userID]
  }

  private func usersChanged(_ users: UserDirectory) {
    guard let name = users[id: userID]?.name else { return }
    user?.name = name
    giveUser()
  }

  private func giveUser() {
    guard let user else { return }
    presenter?.interactorDidFetchUser(id: user.id, username: user.username, name: user.name)
  }
}

extension UserDetailsInteractor: AnyUserDetailsInteractor {
  func getUser() {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
    // The user may have gone since the details were made: their view is loaded later.
    if repository.users?[id: userID] == nil { giveUser() }
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
