public import HeadlessUIKit
import PostsDomain
import Users
public import UsersInterface

/// An addition to the layout of the user details: a button that opens the user's posts.
public struct UserDetailsPostsOutlets {
  /// The button that opens the posts.
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
  /// The button that opens the user's posts.
  public static let postsButton = "details.posts"
}
