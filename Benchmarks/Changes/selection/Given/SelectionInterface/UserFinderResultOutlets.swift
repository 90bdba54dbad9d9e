public import HeadlessUIKit
public import UsersInterface

/// What the layout of the finder has more: the result can be tapped.
public struct UserFinderResultOutlets {
  /// Lies over the result, without a title of its own.
  public let resultButton = UIButton()

  /// Makes the button.
  public init() {
    resultButton.accessibilityIdentifier = AccessibilityIdentifier.resultButton
  }

  /// Lays the button over the result.
  public func install(in view: UIView) {
    view.addSubview(resultButton)
  }
}

extension AccessibilityIdentifier {
  /// What is tapped to see the details of the user that was found.
  public static let resultButton = "finder.open"
}
