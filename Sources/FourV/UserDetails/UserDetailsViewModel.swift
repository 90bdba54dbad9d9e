import Users

/// What the details' view is told.
protocol UserDetailsViewModelDelegate: AnyObject {
  func nameUpdated()
  func savingUpdated()
}

/// Where the details ask to be closed.
protocol UserDetailsNavigationDelegate: AnyObject {
  func userDetailsCloseTapped()
}

/// Knows one user, and how the name is edited and saved.
final class UserDetailsViewModel {
  let id: String
  let username: String
  private(set) var message: String?
  private(set) var canSave = true
  private let interactor: UserDetailsInteractor
  private var draft: NameDraft
  /// Weak: the view belongs to the view factory, as this view model does.
  private weak var delegate: (any UserDetailsViewModelDelegate)?
  /// Weak: the router holds the view presenter, which holds the view factory, which holds this view model.
  private weak var navigationDelegate: (any UserDetailsNavigationDelegate)?

  init(user: User, interactor: UserDetailsInteractor, navigationDelegate: any UserDetailsNavigationDelegate) {
    id = Wording.userID(user.id)
    username = user.username
    self.interactor = interactor
    self.navigationDelegate = navigationDelegate
    draft = NameDraft(name: user.name)
  }

  func bind(_ delegate: any UserDetailsViewModelDelegate) {
    self.delegate = delegate
    // Weak: the repository holds the closure for as long as the interactor holds the observation.
    interactor.observeName { [weak self] name in self?.nameChanged(name) }
    delegate.nameUpdated()
  }

  func nameEdited(_ text: String) {
    draft.text = text
  }

  func saveTapped() {
    do {
      let name = try draft.validated()
      updateSaving(canSave: false, message: nil)
      // Weak: the interactor's repository holds the closure until it answers.
      interactor.rename(to: name) { [weak self] result in self?.saved(result) }
    } catch {
      updateSaving(canSave: true, message: error.text)
    }
  }

  func closeTapped() {
    navigationDelegate?.userDetailsCloseTapped()
  }

  var title: String { draft.name }

  var name: String { draft.text }

  private func saved(_ result: Result<Void, UsersFailure>) {
    var message: String?
    if case .failure(let failure) = result { message = failure.text }
    updateSaving(canSave: true, message: message)
  }

  private func nameChanged(_ name: String) {
    draft.renamed(to: name)
    delegate?.nameUpdated()
  }

  private func updateSaving(canSave: Bool, message: String?) {
    self.canSave = canSave
    self.message = message
    delegate?.savingUpdated()
  }
}
