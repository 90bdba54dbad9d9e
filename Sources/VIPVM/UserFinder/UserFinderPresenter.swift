import Users

/// The finder's presenter's output, which the view model receives.
protocol UserFinderPresenterOutput: AnyObject {
  func displayCount(_ count: String, result: String)
  func displayResult(_ text: String)
}

/// Turns the user count and the search result into text.
final class UserFinderPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any UserFinderPresenterOutput)?

  func presentUsers(count: Int, finding: Finding) {
    viewModel?.displayCount(Wording.userCount(count), result: Wording.finding(finding))
  }

  func presentFinding(_ finding: Finding) {
    viewModel?.displayResult(Wording.finding(finding))
  }
}
