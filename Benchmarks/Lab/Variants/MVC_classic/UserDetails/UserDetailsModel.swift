import Users

/// Knows one user, and how the name is edited and saved.
final class UserDetailsModel: Model {
  let user: User
  private(set) var draft: NameDraft
  private(set) var message: String?
  private(set) var isSaving = false

  private let repository: any UsersRepository
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(user: User, repository: any UsersRepository) {
    self.user = user
    self.repository = repository
    draft = NameDraft(name: user.name)
    super.init()
    // Weak: the repository holds the closure for as long as this model holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  /// Notifies nobody: the field shows the typed text already.
  func editName(_ text: String) {
    draft.text = text
  }

  func saveName() {
    do {
      let name = try draft.validated()
      show(saving: true, message: nil)
      // Weak: the repository holds the closure until it answers.
      request = repository.renameUser(user.id, to: name) { [weak self] result in self?.saved(result) }
    } catch {
      show(saving: isSaving, message: error.text)
    }
  }

  private func saved(_ result: Result<Void, UsersFailure>) {
    var message = message
    if case .failure(let failure) = result { message = failure.text }
    show(saving: false, message: message)
  }

  private func usersChanged(_ users: UserDirectory) {
    guard let name = users[id: user.id]?.name else { return }
    draft.renamed(to: name)
    changed()
  }

  private func show(saving isSaving: Bool, message: String?) {
    self.isSaving = isSaving
    self.message = message
    changed()
  }
}
