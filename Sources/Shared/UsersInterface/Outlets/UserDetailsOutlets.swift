public import HeadlessUIKit
import Users

/// The layout of the user details: id, username, a name to edit, a button to save it; a bar button to close.
///
///     let outlets = UserDetailsOutlets()
///     let controller = UIViewController()
///     outlets.install(in: controller.view)
///     outlets.idLabel.text = Wording.userID(1)
public struct UserDetailsOutlets {
  /// The user's number.
  public let idLabel = UILabel()
  /// The user's login name.
  public let usernameLabel = UILabel()
  /// The field for the name.
  public let nameField = UITextField()
  /// The button that saves the name.
  public let saveButton = UIButton()
  /// The label that says what is wrong with the name, or why it was not saved.
  public let messageLabel = UILabel()
  /// The button that closes the details, for the navigation bar; its action gives it a title.
  public let closeItem = UIBarButtonItem()

  /// Makes the elements.
  public init() {
    idLabel.accessibilityIdentifier = AccessibilityIdentifier.idLabel
    usernameLabel.accessibilityIdentifier = AccessibilityIdentifier.usernameLabel
    nameField.accessibilityIdentifier = AccessibilityIdentifier.nameField
    saveButton.accessibilityIdentifier = AccessibilityIdentifier.saveButton
    saveButton.setTitle(Wording.save, for: .normal)
    messageLabel.accessibilityIdentifier = AccessibilityIdentifier.messageLabel
    closeItem.accessibilityIdentifier = AccessibilityIdentifier.closeButton
  }

  /// Lays the elements out in a view.
  public func install(in view: UIView) {
    view.addSubview(idLabel)
    view.addSubview(usernameLabel)
    view.addSubview(nameField)
    view.addSubview(saveButton)
    view.addSubview(messageLabel)
  }
}
