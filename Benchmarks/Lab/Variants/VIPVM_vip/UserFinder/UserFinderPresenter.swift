import Users

/// The view as the finder's presenter sees it.
protocol UserFinderDisplaying: AnyObject {
  func displayCount(_ count: String, result: String)
  func displayResult(_ text: String)
}

/// Turns the user count and the search result into text.
final class UserFinderPresenter {
  /// Weak: the view controller holds the interactor, which holds its presenter.
  weak var viewController: (any UserFinderDisplaying)?

  func presentUsers(count: Int, finding: Finding) {
    viewController?.displayCount(Wording.userCount(count), result: Wording.finding(finding))
  }

  func presentFinding(_ finding: Finding) {
    viewController?.displayResult(Wording.finding(finding))
  }
}
