import Users

/// What the finder's presenter gives to the view model.
protocol UserFinderPresenterOutput: AnyObject {
  func presentCount(_ count: String, result: String)
  func presentResult(_ text: String)
}

/// Words how many users there are, and what was found.
final class UserFinderPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any UserFinderPresenterOutput)?

  func presentUsers(count: Int, finding: Finding) {
    viewModel?.presentCount(Wording.userCount(count), result: Wording.finding(finding))
  }

  func presentFinding(_ finding: Finding) {
    viewModel?.presentResult(Wording.finding(finding))
  }
}
