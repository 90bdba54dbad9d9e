public import Conformance
import Foundation
import HeadlessUIKit
import SplitInterface
import Users

extension AppSession {
  /// Turns the window so that there is room for details beside the dashboard.
  public func turnWide() {
    window.setSize(CGSize(width: 800, height: 440))
    settle()
  }

  /// Turns the window so that there is room for one column.
  public func turnNarrow() {
    window.setSize(CGSize(width: 320, height: 440))
    settle()
  }

  /// The title in the bar of the details beside the dashboard; `nil` if nothing is there.
  var titleBeside: String? {
    let column = window.rootViewController?.children.dropFirst().first as? UINavigationController
    return column?.navigationBar.topItem?.title
  }

  /// Fails unless a user's details are beside the dashboard, without a back button, and nothing lies on the dashboard.
  func expectBeside(_ user: User) throws {
    try dashboard.expectOnTop()
    try screen.expect("the title beside", titleBeside ?? "none", is: user.name)
    try screen.expect("the id", details.id ?? "", is: Wording.userID(user.id))
    try screen.expect("the username", details.username ?? "", is: user.username)
    try screen.expect("the name", details.name ?? "", is: user.name)
    try screen.expect("back's being there", screen.shows(UINavigationBar.backButtonIdentifier), is: false)
  }

  /// Fails unless the dashboard is shown alone.
  func expectNothingBeside() throws {
    try dashboard.expectOnTop()
    try screen.expect("the title beside", titleBeside ?? "none", is: "none")
    try screen.expect("the details' being there", details.isOnTop, is: false)
  }
}
