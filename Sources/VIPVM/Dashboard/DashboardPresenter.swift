import Users

/// The dashboard's presenter's output, which the view model receives.
protocol DashboardPresenterOutput: AnyObject {
  func presentUsersLoaded()
  func presentUsersNotLoaded(_ text: String)
  func presentUserFound(_ id: User.ID)
  func presentUserNotFound()
}

/// Turns the results of the dashboard's use cases into what is displayed.
final class DashboardPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any DashboardPresenterOutput)?

  func presentLoad(_ result: Result<UserDirectory, UsersFailure>) {
    switch result {
    case .success: viewModel?.presentUsersLoaded()
    case .failure(let failure): viewModel?.presentUsersNotLoaded(failure.text)
    }
  }

  func presentUser(_ user: User?) {
    guard let user else {
      viewModel?.presentUserNotFound()
      return
    }
    viewModel?.presentUserFound(user.id)
  }
}
