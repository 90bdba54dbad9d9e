import HeadlessUIKit

/// A navigation controller's delegate that notes every call.
@MainActor final class NotingNavigationDelegate: UINavigationControllerDelegate {
  /// Called after a `didShow` was noted.
  var shown: () -> Void = {}
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("willShow \(viewController.title ?? "")\(animated ? " animated" : "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("didShow \(viewController.title ?? "")\(animated ? " animated" : "")")
    shown()
  }
}
