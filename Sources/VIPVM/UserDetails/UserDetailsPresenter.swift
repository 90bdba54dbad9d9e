import Users

/// The details' presenter's output, which the view model receives.
protocol UserDetailsPresenterOutput: AnyObject {
  func displayUser(_ values: UserDetailsValues)
  func displaySaving(_ isSaving: Bool, message: String?)
}

/// Turns a user, and the result of saving the name, into what is displayed.
final class UserDetailsPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any UserDetailsPresenterOutput)?

  func presentUser(_ user: User) {
    viewModel?.displayUser(UserDetailsValues(id: Wording.userID(user.id), username: user.username, name: user.name))
  }

  func presentSaving() {
    viewModel?.displaySaving(true, message: nil)
  }

  func presentSaved(_ result: Result<Void, UsersFailure>) {
    var message: String?
    if case .failure(let failure) = result { message = failure.text }
    viewModel?.displaySaving(false, message: message)
  }

  func presentRefusal(_ reason: NameDraft.Invalid) {
    viewModel?.displaySaving(false, message: reason.text)
  }
}
