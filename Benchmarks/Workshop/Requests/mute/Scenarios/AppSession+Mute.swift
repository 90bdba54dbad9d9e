public import Conformance
import HeadlessUIKit
import MuteInterface
import Users
import UsersInterface

extension AppSession {
  /// Taps the button in the details that mutes the user, or unmutes them.
  public func tapMute() throws {
    try screen.use(muteButton, .touchUpInside)
  }

  /// The title of the button in the details: the effect of the next tap.
  var muteTitle: String {
    get throws { try muteButton.currentTitle ?? "" }
  }

  /// Follows a link to a user, taps the button and goes back.
  func toggleMute(_ id: User.ID) throws {
    try open(userID: id)
    try tapMute()
    try goBack()
  }

  func goBack() throws {
    try details.tapBack()
    settle()
  }

  /// Fails unless the list has these names in sight.
  func expectRows(_ names: [String]) throws {
    settle()
    try screen.expect("the rows", list.visibleNames, is: names)
  }

  /// Fails unless the button in the details says this.
  func expectMuteTitle(_ title: String) throws {
    try screen.expect("the button", muteTitle, is: title)
  }

  /// Fails unless the finder gives this answer.
  func expectResult(_ text: String) throws {
    try screen.expect("the result", finder.result ?? "", is: text)
  }

  private var muteButton: UIButton {
    get throws { try screen.element(AccessibilityIdentifier.muteButton) }
  }
}
