public import HeadlessUIKit

/// The layout of the user finder: the number of users, a query and its result.
///
///     let outlets = UserFinderOutlets()
///     let controller = UIViewController()
///     outlets.install(in: controller.view)
///     outlets.queryField.text = "3"
public struct UserFinderOutlets {
  /// The label with the number of users.
  public let countLabel = UILabel()
  /// The field for an id.
  public let queryField = UITextField()
  /// The label with the result.
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
