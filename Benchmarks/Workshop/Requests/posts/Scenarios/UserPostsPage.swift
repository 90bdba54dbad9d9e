import Conformance
import HeadlessUIKit
import PostsDomain
import PostsInterface
import Users
import UsersInterface

/// A user's posts, on top of the details.
public struct UserPostsPage {
  let screen: Screen

  /// True if the spinner is on screen.
  public var isLoading: Bool { screen.shows(AccessibilityIdentifier.postsActivityIndicator) }
  /// True if the label for no posts is on screen.
  public var saysNoPosts: Bool { screen.shows(AccessibilityIdentifier.noPostsLabel) }

  /// The reason of a failed load, if it and `Retry` are on screen.
  public var failure: String? {
    get throws {
      let shown = [AccessibilityIdentifier.postsFailureLabel, AccessibilityIdentifier.retryPostsButton].map(
        screen.shows
      )
      guard shown[0] == shown[1] else { throw screen.failure("one of failure and Retry is in sight, the other is not") }
      guard shown[0] else { return nil }
      let label: UILabel = try screen.element(AccessibilityIdentifier.postsFailureLabel)
      return label.text
    }
  }

  /// The titles in the rows on screen, from the top.
  public var visibleTitles: [String] {
    get throws {
      let table: UITableView = try screen.element(AccessibilityIdentifier.postsTable)
      return (table.indexPathsForVisibleRows ?? []).map { table.cellForRow(at: $0)?.textLabel?.text ?? "" }
    }
  }

  /// Fails unless posts lie on top of the details, and show this and nothing else.
  public func expectOnTop(
    isLoading: Bool = false,
    titles: [String] = [],
    saysNoPosts: Bool = false,
    failure: String? = nil
  ) throws {
    try screen.expect("the number of screens", screen.depth, is: 3)
    try screen.expect("the title", screen.navigationBar?.topItem?.title ?? "", is: Wording.posts)
    try screen.expect("the spinner's being there", self.isLoading, is: isLoading)
    try screen.expect("the failure", self.failure ?? "none", is: failure ?? "none")
    try screen.expect("the titles", visibleTitles, is: titles)
    try screen.expect("the word for no posts' being there", self.saysNoPosts, is: saysNoPosts)
  }

  /// Taps `Retry`.
  public func tapRetry() throws {
    let button: UIButton = try screen.element(AccessibilityIdentifier.retryPostsButton)
    try screen.use(button, .touchUpInside)
  }
}
