import Users

/// The dashboard's presenter's output, which the view model receives.
protocol DashboardPresenterOutput: AnyObject {
  func displayUsersLoaded()
  func displayUsersNotLoaded(_ text: String)
  func displayUserFound(_ id: User.ID)
  func displayUserNotFound()
}

/// Turns the results of the dashboard's use cases into what is displayed.
final class DashboardPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any DashboardPresenterOutput)?

  func presentLoad(_ result: Result<UserDirectory, UsersFailure>) {
    switch result {
    case .success: viewModel?.displayUsersLoaded()
    case .failure(let failure): viewModel?.displayUsersNotLoaded(failure.text)
    }
  }

  func presentUser(_ user: User?) {
    guard let user else {
      viewModel?.displayUserNotFound()
      return
    }
    viewModel?.displayUserFound(user.id)
  }
}
