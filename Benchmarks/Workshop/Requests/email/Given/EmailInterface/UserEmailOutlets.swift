public import HeadlessUIKit
public import UsersInterface

/// An addition to the layout of the user details: a line for the email.
public struct UserEmailOutlets {
  /// The user's email.
  public let emailLabel = UILabel()

  /// Makes the line.
  public init() {
    emailLabel.accessibilityIdentifier = AccessibilityIdentifier.emailLabel
  }

  /// Lays the line out in a view, below what is there.
  public func install(in view: UIView) {
    view.addSubview(emailLabel)
  }
}

extension AccessibilityIdentifier {
  /// The user's email.
  public static let emailLabel = "details.email"
}
