public import HeadlessUIKit
import PostsDomain
import Users
public import UsersInterface

/// What the layout of the user details has more: a button that opens the user's posts.
public struct UserDetailsPostsOutlets {
  /// What opens the posts.
  public let postsButton = UIButton()

  /// Makes the button.
  public init() {
    postsButton.accessibilityIdentifier = AccessibilityIdentifier.postsButton
    postsButton.setTitle(Wording.posts, for: .normal)
  }

  /// Lays the button out in a view, below what is there.
  public func install(in view: UIView) {
    view.addSubview(postsButton)
  }
}

extension AccessibilityIdentifier {
  /// What opens the user's posts.
  public static let postsButton = "details.posts"
}
