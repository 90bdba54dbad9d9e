/// What calls of UIKit's members mean; every other call means nothing here.
enum InterfaceCall {
  /// Puts a screen on, or takes one off.
  case shows
  /// Shows a message.
  case alerts
  /// Leaves a screen for the one before.
  case goesBack

  /// The meaning of a call of, or an assignment to, a member of one of the types of the user interface.
  init?(_ member: String, isAssignment: Bool) {
    if isAssignment {
      guard ["viewControllers", "rootViewController"].contains(member) else { return nil }
      self = .shows
      return
    }
    switch member {
    case "pushViewController", "setViewControllers", "init(rootViewController:)", "present", "addChild", "embed",
      "removeFromParent", "unembed":
      self = .shows
    case "presentLoadFailure", "presentUserNotFound": self = .alerts
    case "popViewController", "popToViewController", "popToRootViewController", "dismiss": self = .goesBack
    default: return nil
    }
  }
}
