public import TerminalViews
import Users
import UsersInterface

/// The user details as text: id, username, a name to edit, a button to save it; a bar button to close.
///
///     let controller = TextHostingController(rootView: UserDetailsText())
///     controller.rootView.id = Wording.userID(1)
public struct UserDetailsText: TextView {
  /// The title in the navigation bar.
  public var title = ""
  /// The user's number, as text.
  public var id = ""
  /// The user's login name.
  public var username = ""
  /// The text in the field for the name.
  public var name = ""
  /// The message that says what is wrong with the name, or why it was not saved.
  public var message: String?
  /// True if the name can be saved now.
  public var canSave = true
  /// The closure that gets the name as it is typed.
  public var edit: (String) -> Void = { _ in }
  /// The closure for a tap on `Save`.
  public var save: () -> Void = {}
  /// The closure for a tap on `Close`.
  public var close: () -> Void = {}

  /// Makes details that show nobody yet.
  public init() {}

  /// The details' lines, and what they declare for the navigation bar.
  public var body: Column {
    Column {
      Text(id).identifier(AccessibilityIdentifier.idLabel)
      Text(username).identifier(AccessibilityIdentifier.usernameLabel)
      Field("Name", text: name, edit: edit).identifier(AccessibilityIdentifier.nameField)
      Button(Wording.save, isEnabled: canSave, action: save).identifier(AccessibilityIdentifier.saveButton)
      Text(message ?? "").identifier(AccessibilityIdentifier.messageLabel)
    }
    .title(title)
    .barButton(Button(Wording.close, action: close).identifier(AccessibilityIdentifier.closeButton))
  }
}
