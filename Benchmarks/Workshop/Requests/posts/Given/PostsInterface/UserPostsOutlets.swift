public import HeadlessUIKit
import PostsDomain
import Users
public import UsersInterface

/// The layout of a user's posts: a table, a spinner, a label for no posts, and a label for a failure with a button.
public struct UserPostsOutlets {
  /// The spinner of a load.
  public let activityIndicator = UIActivityIndicatorView()
  /// The table of posts, in ``PostCell``s.
  public let tableView = UITableView()
  /// The label for no posts; hidden at first.
  public let noPostsLabel = UILabel()
  /// The label for the reason of a failed load; hidden at first.
  public let failureLabel = UILabel()
  /// The button that loads again, shown together with the failure.
  public let retryButton = UIButton()

  /// Makes the elements.
  public init() {
    activityIndicator.accessibilityIdentifier = AccessibilityIdentifier.postsActivityIndicator
    tableView.accessibilityIdentifier = AccessibilityIdentifier.postsTable
    tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.reuseIdentifier)
    noPostsLabel.accessibilityIdentifier = AccessibilityIdentifier.noPostsLabel
    noPostsLabel.text = Wording.noPosts
    noPostsLabel.isHidden = true
    failureLabel.accessibilityIdentifier = AccessibilityIdentifier.postsFailureLabel
    retryButton.accessibilityIdentifier = AccessibilityIdentifier.retryPostsButton
    retryButton.setTitle(Wording.retry, for: .normal)
    showFailure(nil)
  }

  /// Lays the elements out in a view.
  public func install(in view: UIView) {
    view.addSubview(activityIndicator)
    view.addSubview(failureLabel)
    view.addSubview(retryButton)
    view.addSubview(noPostsLabel)
    view.addSubview(tableView)
  }

  /// Shows the spinner while posts are loaded.
  public func showLoading(_ isLoading: Bool) {
    if isLoading { activityIndicator.startAnimating() } else { activityIndicator.stopAnimating() }
  }

  /// Shows the reason of a failed load, with a button to try again; `nil` hides both.
  public func showFailure(_ text: String?) {
    failureLabel.text = text
    failureLabel.isHidden = text == nil
    retryButton.isHidden = text == nil
  }
}

extension AccessibilityIdentifier {
  /// The spinner of a load of posts.
  public static let postsActivityIndicator = "posts.activity"
  /// The table of posts.
  public static let postsTable = "posts.table"
  /// The label for no posts.
  public static let noPostsLabel = "posts.empty"
  /// The label for the reason of a failed load.
  public static let postsFailureLabel = "posts.failure"
  /// The button that loads posts again.
  public static let retryPostsButton = "posts.retry"
}
