import Users

/// The view as the details' presenter sees it.
protocol UserDetailsDisplaying: AnyObject {
  func displayUser(_ values: UserDetailsValues)
  func displaySaving(_ isSaving: Bool, message: String?)
  func displayClose()
}

/// Turns a user, and the result of saving the name, into what is displayed.
final class UserDetailsPresenter {
  /// Weak: the view controller holds the interactor, which holds its presenter.
  weak var viewController: (any UserDetailsDisplaying)?

  func presentUser(_ user: User, draft: NameDraft) {
    viewController?.displayUser(
      UserDetailsValues(
        id: Wording.userID(user.id),
        username: user.username,
        title: draft.name,
        name: draft.text
      )
    )
  }

  func presentSaving() {
    viewController?.displaySaving(true, message: nil)
  }

  func presentSaved(_ result: Result<Void, UsersFailure>) {
    var message: String?
    if case .failure(let failure) = result { message = failure.text }
    viewController?.displaySaving(false, message: message)
  }

  func presentRefusal(_ reason: NameDraft.Invalid) {
    viewController?.displaySaving(false, message: reason.text)
  }

  func presentClose() {
    viewController?.displayClose()
  }
}
