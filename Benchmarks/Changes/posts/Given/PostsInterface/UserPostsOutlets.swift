public import HeadlessUIKit
import PostsDomain
import Users
public import UsersInterface

/// The layout of a user's posts: a table, a spinner, and words for there being none and for what went wrong.
public struct UserPostsOutlets {
  /// The spinner of a load.
  public let activityIndicator = UIActivityIndicatorView()
  /// The table of posts, in ``PostCell``s.
  public let tableView = UITableView()
  /// What stands there when there are no posts; hidden at first.
  public let noPostsLabel = UILabel()
  /// Why there are no posts yet; hidden at first.
  public let failureLabel = UILabel()
  /// What loads again, in sight with the failure.
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

  /// Lets the spinner turn while posts are loaded.
  public func showLoading(_ isLoading: Bool) {
    if isLoading { activityIndicator.startAnimating() } else { activityIndicator.stopAnimating() }
  }

  /// Shows why posts could not be loaded, with a button to try again; or neither.
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
  /// What stands there when there are no posts.
  public static let noPostsLabel = "posts.empty"
  /// Why posts could not be loaded.
  public static let postsFailureLabel = "posts.failure"
  /// What loads posts again.
  public static let retryPostsButton = "posts.retry"
}
