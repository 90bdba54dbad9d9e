import HeadlessUIKit
public import Users

/// The alert on top of everything.
///
///     let app = AppSession(MVCApp.self)
///     app.start()
///     try app.failFetch(.httpStatus(500))
///     try app.alert.expectLoadFailure(.httpStatus(500))
///     try app.alert.tap(Wording.retry)
public struct AlertPage {
  let screen: Screen

  /// True if there is an alert.
  public var isShown: Bool { screen.alert != nil }
  /// The alert's title.
  public var title: String? { screen.alert?.title }
  /// The text below the title.
  public var message: String? { screen.alert?.message }

  /// Fails unless the alert over a failed load is shown with the failure's text.
  public func expectLoadFailure(_ failure: UsersFailure) throws {
    guard isShown else { throw screen.failure("no alert is shown") }
    try screen.expect("the alert's title", title ?? "", is: Wording.loadFailed)
    try screen.expect("the alert's message", message ?? "", is: failure.text)
  }

  /// Fails unless the alert over an unknown user is shown.
  public func expectUserNotFound() throws {
    try screen.expect("the alert's title", title ?? "none", is: Wording.userNotFound)
  }

  /// Fails if an alert is shown.
  public func expectNone() throws {
    try screen.requireNoAlert()
  }

  /// Taps the button with a title and lets the alert disappear.
  public func tap(_ title: String) throws {
    guard isShown else { throw screen.failure("no alert is shown") }
    let button: UIButton = try screen.element(title)
    button.sendActions(for: .touchUpInside)
    screen.window.runLoop.runUntilIdle()
  }
}
