public import HeadlessUIKit
public import UsersInterface

/// An addition to the layout of the finder: the result can be tapped.
public struct UserFinderResultOutlets {
  /// The button over the result, without a title of its own.
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
  /// The button that opens the details of the user that was found.
  public static let resultButton = "finder.open"
}
