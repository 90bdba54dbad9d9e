import Users

/// Delegate of the details' view model: their view, which shows what has changed.
protocol UserDetailsViewModelDelegate: AnyObject {
  func nameUpdated()
  func messageUpdated()
  func canSaveUpdated()
}

/// The router, as the details see it: closes them.
protocol UserDetailsNavigationDelegate: AnyObject {
  func userDetailsCloseTapped()
}

/// Knows what to show of one user, and how editing and saving the name shows.
final class UserDetailsViewModel {
  let id: String
  let username: String
  var title: String { draft.name }
  var name: String { draft.text }
  private(set) var message: String?
  private(set) var canSave = true
  private var draft: NameDraft
  private let interactor: UserDetailsInteractor
  /// Weak: the view belongs to the view factory, as this view model does.
  private weak var delegate: (any UserDetailsViewModelDelegate)?
  /// Weak: the router holds the view presenter, which holds the view factory, which holds this view model.
  private weak var navigationDelegate: (any UserDetailsNavigationDelegate)?

  init(user: User, interactor: UserDetailsInteractor, navigationDelegate: any UserDetailsNavigationDelegate) {
    id = Wording.userID(user.id)
    username = user.username
    draft = NameDraft(name: user.name)
    self.interactor = interactor
    self.navigationDelegate = navigationDelegate
    observeName()
  }

  func bind(_ delegate: any UserDetailsViewModelDelegate) {
    self.delegate = delegate
  }

  func nameEdited(_ text: String) {
    draft.text = text
  }

  func saveTapped() {
    do {
      // Weak: the interactor's repository holds the closure until it answers.
      try interactor.saveName(draft) { [weak self] result in self?.nameSaved(result) }
      updateCanSave(false)
      updateMessage(nil)
    } catch {
      updateMessage(error.text)
    }
  }

  func closeTapped() {
    navigationDelegate?.userDetailsCloseTapped()
  }

  private func observeName() {
    // Weak: the repository holds the closure for as long as the interactor holds the observation.
    interactor.observeName { [weak self] name in self?.nameChanged(name) }
  }

  private func nameChanged(_ name: String) {
    draft.renamed(to: name)
    delegate?.nameUpdated()
  }

  private func nameSaved(_ result: Result<Void, UsersFailure>) {
    updateCanSave(true)
    if case .failure(let failure) = result { updateMessage(failure.text) }
  }

  private func updateMessage(_ message: String?) {
    self.message = message
    delegate?.messageUpdated()
  }

  private func updateCanSave(_ canSave: Bool) {
    self.canSave = canSave
    delegate?.canSaveUpdated()
  }
}
