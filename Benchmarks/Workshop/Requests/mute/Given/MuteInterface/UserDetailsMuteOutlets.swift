public import HeadlessUIKit
public import UsersInterface

/// An addition to the layout of the user details: a button that mutes the user, or unmutes them.
public struct UserDetailsMuteOutlets {
  /// The button; who uses it gives it a title.
  public let muteButton = UIButton()

  /// Makes the button.
  public init() {
    muteButton.accessibilityIdentifier = AccessibilityIdentifier.muteButton
  }

  /// Lays the button out in a view, below what is there.
  public func install(in view: UIView) {
    view.addSubview(muteButton)
  }
}

extension AccessibilityIdentifier {
  /// The button that mutes the user of the details, or unmutes them.
  public static let muteButton = "details.mute"
}
