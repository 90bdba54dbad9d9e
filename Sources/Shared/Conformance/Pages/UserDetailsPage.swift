public import HeadlessUIKit
public import Users
import UsersInterface

/// The details of a user, on top of the dashboard.
///
///     let app = AppSession(MVCApp.self)
///     try app.launchAndOpen(row: 1)
///     try app.details.type(name: "Amazing Grace")
///     try app.details.tapSave()
///     try app.answerRename()
public struct UserDetailsPage {
  let screen: Screen

  /// True if the details are visible.
  public var isOnTop: Bool { screen.shows(AccessibilityIdentifier.nameField) }
  /// The title in the navigation bar.
  public var title: String? { screen.navigationBar?.topItem?.title }
  /// The line that gives the id.
  public var id: String? {
    get throws { try label(AccessibilityIdentifier.idLabel).text }
  }
  /// The login name.
  public var username: String? {
    get throws { try label(AccessibilityIdentifier.usernameLabel).text }
  }
  /// The text in the name field.
  public var name: String? {
    get throws { try nameField.text }
  }
  /// The message about the name; empty if there is none.
  public var message: String {
    get throws { try label(AccessibilityIdentifier.messageLabel).text ?? "" }
  }
  /// True if `Save` can be tapped.
  public var canSave: Bool {
    get throws { try saveButton.isEnabled }
  }

  /// The title of the button that closes the details.
  public var closeTitle: String? { screen.navigationBar?.topItem?.rightBarButtonItem?.title }

  /// Fails unless the details of a user, and nothing else, are on top of the dashboard.
  public func expectOnTop(_ user: User) throws {
    try screen.expect("the number of screens", screen.depth, is: 2)
    try screen.expect("the title", title ?? "", is: user.name)
    try screen.expect("the id", try id ?? "", is: Wording.userID(user.id))
    try screen.expect("the username", try username ?? "", is: user.username)
    try screen.expect("the name", try name ?? "", is: user.name)
    try screen.expect("the title of the button that closes", closeTitle ?? "", is: Wording.close)
  }

  /// Replaces the text in the name field.
  public func type(name: String) throws {
    try screen.type(name, into: nameField)
  }

  /// Taps `Save`.
  public func tapSave() throws {
    try screen.use(try saveButton, .touchUpInside)
  }

  /// Taps `Close`; the transition that follows is under way.
  public func tapClose() throws {
    try closeTap().perform()
  }

  /// Taps the system's back button; the transition that follows is under way.
  public func tapBack() throws {
    try backTap().perform()
  }

  /// Swipes back to the end; the rest of the transition is under way.
  public func swipeBack() throws {
    try beginSwipeBack()
    screen.window.runLoop.turn()
    try finishSwipeBack()
  }

  /// Begins to draw the screen aside with a finger, which stays down.
  public func beginSwipeBack() throws {
    try screen.requireNoAlert()
    guard let navigation = screen.navigationController, navigation.beginSwipeBack() else {
      throw screen.failure("there is nothing to swipe back from")
    }
  }

  /// Lifts the finger after a long way; the rest of the transition is under way.
  public func finishSwipeBack() throws {
    try swiped().finishSwipeBack()
  }

  /// Lifts the finger after a short way; the screen goes back to its place.
  public func giveUpSwipeBack() throws {
    try swiped().cancelSwipeBack()
  }

  /// Returns a tap on `Close`, ready to be performed.
  public func closeTap() throws -> Gesture {
    try screen.gesture(.touchUpInside, on: button(AccessibilityIdentifier.closeButton))
  }

  /// Returns a tap on the system's back button, ready to be performed.
  public func backTap() throws -> Gesture {
    try screen.gesture(.touchUpInside, on: button(UINavigationBar.backButtonIdentifier))
  }

  /// The name field.
  public var nameField: UITextField {
    get throws { try screen.element(AccessibilityIdentifier.nameField) }
  }

  /// The button that saves.
  public var saveButton: UIButton {
    get throws { try screen.element(AccessibilityIdentifier.saveButton) }
  }

  private func swiped() throws -> UINavigationController {
    guard let navigation = screen.navigationController, navigation.isSwiped else {
      throw screen.failure("no swipe back is under way")
    }
    return navigation
  }

  private func button(_ identifier: String) throws -> UIButton {
    try screen.element(identifier)
  }

  private func label(_ identifier: String) throws -> UILabel {
    try screen.element(identifier)
  }
}
