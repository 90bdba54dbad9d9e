import FavouritesDomain
public import HeadlessUIKit
import Users
public import UsersInterface

/// An addition to the layout of the user details: a star.
public struct UserDetailsStarOutlets {
  /// The star.
  public let starButton = UIButton()

  /// Makes the star.
  public init() {
    starButton.accessibilityIdentifier = AccessibilityIdentifier.starButton
    showStarred(false)
  }

  /// Lays the star out in a view, below what is there.
  public func install(in view: UIView) {
    view.addSubview(starButton)
  }

  /// Shows the star full or empty.
  public func showStarred(_ isStarred: Bool) {
    starButton.setTitle(Wording.star(isStarred), for: .normal)
  }
}

extension AccessibilityIdentifier {
  /// The star of the user in the details.
  public static let starButton = "details.star"
}
