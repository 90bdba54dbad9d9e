import HeadlessUIKit
public import Users

extension AppSession {
  /// Follows a deep link to a user; the transition that follows is under way.
  public func follow(userID: User.ID) throws {
    try follow("users://user/\(userID)")
  }

  /// Fails unless a change of what is on screen takes a transition, which ends here.
  ///
  /// - Parameters:
  ///   - what: what is done, such as `"opening details"`.
  ///   - change: does it.
  public func expectTransition(_ what: String, _ change: () throws -> Void) throws {
    try change()
    try screen.expect("\(what)'s being a transition", !window.runLoop.isIdle, is: true)
    settle()
  }
}
