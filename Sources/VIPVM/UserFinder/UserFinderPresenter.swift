import Users

/// What the finder's presenter gives to the view model.
protocol UserFinderPresenterOutput: AnyObject {
  func presentCount(_ text: String)
  func presentResult(_ text: String)
}

/// Words how many users there are, and what was found.
final class UserFinderPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any UserFinderPresenterOutput)?

  func presentUsers(count: Int) {
    viewModel?.presentCount(Wording.userCount(count))
  }

  func presentFinding(_ finding: Finding) {
    viewModel?.presentResult(Wording.finding(finding))
  }
}
