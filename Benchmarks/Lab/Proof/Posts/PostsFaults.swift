import Conformance
import Foundation
import HeadlessUIKit
import MVC_posts
import PostsInterface
import PostsScenarios
import Users
import UsersInterface

/// Possible faults of a user's posts.
nonisolated let postsFaults = [
  RequestFault(
    HidesSpinner.self,
    ["Posts shows the spinner, the answer replaces it by that user's posts": "the spinner's being there is false"]
  ),
  RequestFault(
    ReversesPosts.self,
    ["Posts shows the spinner, the answer replaces it by that user's posts": "the titles is [\"Nanoseconds\""]
  ),
  RequestFault(SaysNothingOfNoPosts.self, ["No posts are worded": "the word for no posts' being there is false"]),
  RequestFault(
    KeepsFailure.self,
    ["A failure shows its text, Retry the spinner and then the posts": "the failure is Failed, should be none"]
  ),
  RequestFault(
    RetriesOnce.self,
    ["A second failure shows its own text, and Retry again": "posts.retry is disabled"]
  ),
  RequestFault(
    ForgetsTyped.self,
    ["Back returns to the details as they were left": "the name is Grace Hopper, should be Amazing Grace"]
  ),
  RequestFault(
    KeepsFirstPosts.self,
    [
      "Another user's posts are asked for anew, with nothing of the first's in sight":
        "the titles is [\"Compilers\", \"Moths\", \"Nanoseconds\"], should be []"
    ]
  ),
  RequestFault(
    OpensTwice.self,
    ["A second tap on Posts before the transition ends opens one screen": "the number of screens is 4, should be 3"]
  ),
  RequestFault(
    KeepsWhatLinkReplaces.self,
    [
      "A deep link replaces details and posts, one back returns to the dashboard":
        "the number of screens is 4, should be 2"
    ]
  ),
  RequestFault(
    HoldsScreens<MVCApp>.self,
    [
      "Back cancels the load of posts, a late answer changes nothing": "the load's being cancelled is false",
      "A deep link cancels the load of posts, a late answer changes nothing": "the load's being cancelled is false",
      "A hundred round trips leave as many live objects as one": "alive after a hundred round trips to the posts",
    ]
  ),
  RequestFault(
    HoldsItself<MVCApp>.self,
    ["After the app's end with posts under way nothing of it is alive": "alive after the app's end"]
  ),
]

extension FaultyChangedApp: RepositoryChoosing where Good: RepositoryChoosing {
  /// Returns the repository of the correct app.
  public static func repository(over source: ControlledUsersSource) -> any UsersRepository {
    Good.repository(over: source)
  }
}

/// A correct app whose posts are watched: each subclass adds one fault.
private class WatchedPosts: FaultyChangedApp<MVCApp> {
  final override func screenShown() {
    if let table: UITableView = element(AccessibilityIdentifier.postsTable) { postsShown(table) } else { postsLeft() }
  }

  /// Called when the posts' screen is on top.
  func postsShown(_ table: UITableView) {}
  /// Called when another screen is on top.
  func postsLeft() {}

  var retryButton: UIButton? { element(AccessibilityIdentifier.retryPostsButton) }
}

/// The spinner does not turn while posts are loaded.
private final class HidesSpinner: WatchedPosts {
  override func postsShown(_ table: UITableView) {
    let spinner: UIActivityIndicatorView? = element(AccessibilityIdentifier.postsActivityIndicator)
    spinner?.stopAnimating()
  }
}

/// The posts are in reverse order.
private final class ReversesPosts: WatchedPosts, UITableViewDataSource {
  /// Weak: the correct app's data source belongs to its screen.
  private weak var good: (any UITableViewDataSource)?

  override func postsShown(_ table: UITableView) {
    good = table.dataSource
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    good?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let last = self.tableView(tableView, numberOfRowsInSection: 0) - 1
    let path = IndexPath(row: last - indexPath.row, section: 0)
    return good?.tableView(tableView, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// A list without posts shows no text.
private final class SaysNothingOfNoPosts: WatchedPosts {
  override func postsShown(_ table: UITableView) {
    let label: UILabel? = element(AccessibilityIdentifier.noPostsLabel)
    label?.removeFromSuperview()
  }
}

/// The failure stays on screen while posts are loaded again.
private final class KeepsFailure: WatchedPosts {
  override func postsShown(_ table: UITableView) {
    // Weak, both: the screen holds the elements, and the button the action.
    let show = UIAction { [weak label = label(AccessibilityIdentifier.postsFailureLabel), weak retryButton] _ in
      label?.text = "Failed"
      label?.isHidden = false
      retryButton?.isHidden = false
    }
    retryButton?.addAction(show, for: .touchUpInside)
  }
}

/// `Retry` can be tapped once.
private final class RetriesOnce: WatchedPosts {
  override func postsShown(_ table: UITableView) {
    // Weak: the button holds the action.
    let disable = UIAction { [weak retryButton] _ in retryButton?.isEnabled = false }
    retryButton?.addAction(disable, for: .touchUpInside)
  }
}

/// The name that was typed in the details is lost after the way back.
private final class ForgetsTyped: WatchedPosts {
  override func postsLeft() {
    let field: UITextField? = element(AccessibilityIdentifier.nameField)
    field?.text = Screen(window).top?.title
  }
}

/// The posts that were listed first are listed for every user.
private final class KeepsFirstPosts: WatchedPosts {
  private var first: (any UITableViewDataSource)?

  override func postsShown(_ table: UITableView) {
    first = first ?? table.dataSource
    table.dataSource = first
  }
}

/// Every tap but the first opens one screen more.
private final class OpensTwice: FaultyChangedApp<MVCApp> {
  private var taps = 0

  override func screenShown() {
    let button: UIButton? = element(AccessibilityIdentifier.postsButton)
    // Weak: this app holds the window, which holds the button, which holds the action.
    button?.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  private func tapped() {
    taps += 1
    if taps > 1 { navigation?.pushViewController(UIViewController(), animated: true) }
  }
}

/// A link opens its screen on top of posts and details.
private final class KeepsWhatLinkReplaces: FaultyChangedApp<MVCApp> {
  override func open(_ link: URL) {
    let before = navigation?.viewControllers ?? []
    super.open(link)
    guard let navigation, before.count == 3, let top = navigation.topViewController else { return }
    navigation.setViewControllers(before + [top], animated: true)
  }
}
