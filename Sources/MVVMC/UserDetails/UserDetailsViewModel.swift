import Users

/// The details' view model, as its view sees it.
protocol UserDetailsViewModelType: AnyObject {
  var id: String { get }
  var username: String { get }
  var title: Observable<String> { get }
  var name: Observable<String> { get }
  var message: Observable<String?> { get }
  var canSave: Observable<Bool> { get }
  func viewLoaded()
  func nameEdited(_ text: String)
  func saveTapped()
  func closeTapped()
}

/// Knows one user, and how the name is edited and saved.
final class UserDetailsViewModel: UserDetailsViewModelType {
  let id: String
  let username: String
  let title: Observable<String>
  let name: Observable<String>
  let message = Observable<String?>(nil)
  let canSave = Observable(true)
  var onClose: (() -> Void)?

  private let user: User
  private let repository: any UsersRepository
  private var draft: NameDraft
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(user: User, repository: any UsersRepository) {
    self.user = user
    self.repository = repository
    draft = NameDraft(name: user.name)
    id = Wording.userID(user.id)
    username = user.username
    title = Observable(draft.name)
    name = Observable(draft.text)
  }

  func viewLoaded() {
    // Weak: the repository holds the closure for as long as this view model holds the observation.
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged() }
    // The user may have changed since this view model was made: its view is loaded later.
    usersChanged()
  }

  func nameEdited(_ text: String) {
    draft.text = text
  }

  func saveTapped() {
    do {
      let name = try draft.validated()
      canSave.value = false
      message.value = nil
      // Weak: the repository holds the closure until it answers.
      request = repository.renameUser(user.id, to: name) { [weak self] result in self?.saved(result) }
    } catch {
      message.value = error.text
    }
  }

  func closeTapped() {
    onClose?()
  }

  private func saved(_ result: Result<Void, UsersFailure>) {
    canSave.value = true
    if case .failure(let failure) = result { message.value = failure.text }
  }

  private func usersChanged() {
    guard let name = repository.users?[id: user.id]?.name else { return }
    draft.renamed(to: name)
    title.value = draft.name
    self.name.value = draft.text
  }
}
