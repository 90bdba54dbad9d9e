import Users

/// The view as the dashboard's presenter sees it.
protocol DashboardDisplaying: AnyObject {
  func displayComponents()
  func displayLoadFailure(_ text: String)
  func displayDetails(ofUser id: User.ID)
  func displayUserNotFound()
}

/// Turns the results of the dashboard's use cases into what is displayed.
final class DashboardPresenter {
  /// Weak: the view controller holds the interactor, which holds its presenter.
  weak var viewController: (any DashboardDisplaying)?

  func presentLoad(_ result: Result<UserDirectory, UsersFailure>) {
    switch result {
    case .success: viewController?.displayComponents()
    case .failure(let failure): viewController?.displayLoadFailure(failure.text)
    }
  }

  func presentUser(_ user: User?) {
    guard let user else {
      viewController?.displayUserNotFound()
      return
    }
    viewController?.displayDetails(ofUser: user.id)
  }
}
