import Users

/// The details' view, as its presenter sees it.
protocol UserDetailsViewProtocol: AnyObject {
  func updateView()
}

/// Delegate of the details' presenter: changes what lies outside the view.
protocol UserDetailsPresenterDelegate: AnyObject {
  func showTitle(_ title: String)
  func close()
}

/// Knows one user, and how the name is edited and saved.
final class UserDetailsPresenter {
  /// Weak: the controller holds the view, which holds its presenter.
  weak var delegate: (any UserDetailsPresenterDelegate)?
  private(set) var message: String?
  private(set) var isSaving = false

  /// Weak: the view holds its presenter.
  private weak var view: (any UserDetailsViewProtocol)?
  private let user: User
  private let repository: any UsersRepository
  private var draft: NameDraft
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(_ view: any UserDetailsViewProtocol, user: User, repository: any UsersRepository) {
    self.view = view
    self.user = user
    self.repository = repository
    draft = NameDraft(name: user.name)
  }

  func viewLoaded() {
    // Weak: the repository holds the closure for as long as this presenter holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  func nameEdited(_ text: String) {
    draft.text = text
  }

  func saveTapped() {
    do {
      let name = try draft.validated()
      isSaving = true
      message = nil
      // Weak: the repository holds the closure until it answers.
      request = repository.renameUser(user.id, to: name) { [weak self] result in self?.saved(result) }
    } catch {
      message = error.text
    }
    view?.updateView()
  }

  func closeTapped() {
    delegate?.close()
  }

  var id: String { Wording.userID(user.id) }
  var username: String { user.username }
  var name: String { draft.text }

  private func saved(_ result: Result<Void, UsersFailure>) {
    isSaving = false
    if case .failure(let failure) = result { message = failure.text }
    view?.updateView()
  }

  private func usersChanged(_ users: UserDirectory) {
    if let name = users[id: user.id]?.name { draft.renamed(to: name) }
    showName()
  }

  private func showName() {
    delegate?.showTitle(draft.name)
    view?.updateView()
  }
}
