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

/// Delegate of the details' view model: their coordinator, which closes them.
protocol UserDetailsViewModelDelegate: AnyObject {
  func closeRequested()
}

/// Knows one user, and how the name is edited and saved.
final class UserDetailsViewModel: UserDetailsViewModelType {
  let id: String
  let username: String
  var title: Observable<String> { _title }
  var name: Observable<String> { _name }
  var message: Observable<String?> { _message }
  var canSave: Observable<Bool> { _canSave }
  /// Weak: the parent coordinator says how long the coordinator lives, not the view.
  weak var delegate: (any UserDetailsViewModelDelegate)?

  private let _title: Variable<String>
  private let _name: Variable<String>
  private let _message = Variable<String?>(nil)
  private let _canSave = Variable(true)
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
    _title = Variable(draft.name)
    _name = Variable(draft.text)
  }

  func viewLoaded() {
    // Weak: the repository holds the closure for as long as this view model holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  func nameEdited(_ text: String) {
    draft.text = text
  }

  func saveTapped() {
    do {
      let name = try draft.validated()
      _canSave.set(false)
      _message.set(nil)
      // Weak: the repository holds the closure until it answers.
      request = repository.renameUser(user.id, to: name) { [weak self] result in self?.saved(result) }
    } catch {
      _message.set(error.text)
    }
  }

  func closeTapped() {
    delegate?.closeRequested()
  }

  private func saved(_ result: Result<Void, UsersFailure>) {
    _canSave.set(true)
    if case .failure(let failure) = result { _message.set(failure.text) }
  }

  private func usersChanged(_ users: UserDirectory) {
    guard let name = users[id: user.id]?.name else { return }
    draft.renamed(to: name)
    _title.set(draft.name)
    _name.set(draft.text)
  }
}
