public import HeadlessUIKit

/// The layout of the user finder: the number of users, a query and its result.
///
///     let outlets = UserFinderOutlets()
///     let controller = UIViewController()
///     outlets.install(in: controller.view)
///     outlets.queryField.text = "3"
public struct UserFinderOutlets {
  /// The label that says how many users there are.
  public let countLabel = UILabel()
  /// The field in which an id is typed.
  public let queryField = UITextField()
  /// The label that says what was found.
  public let resultLabel = UILabel()

  /// Makes the elements.
  public init() {
    countLabel.accessibilityIdentifier = AccessibilityIdentifier.countLabel
    queryField.accessibilityIdentifier = AccessibilityIdentifier.queryField
    queryField.placeholder = "User id"
    resultLabel.accessibilityIdentifier = AccessibilityIdentifier.resultLabel
  }

  /// Lays the elements out in a view.
  public func install(in view: UIView) {
    view.addSubview(countLabel)
    view.addSubview(queryField)
    view.addSubview(resultLabel)
  }
}
