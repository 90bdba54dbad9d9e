public import HeadlessUIKit
import Users

extension UIViewController {
  /// Shows an alert that users could not be loaded, with a button to try again.
  public func presentLoadFailure(_ text: String, retry: @escaping () -> Void) {
    presentAlert(title: Wording.loadFailed, message: text, button: Wording.retry, action: retry)
  }

  /// Shows an alert that a deep link names no user.
  public func presentUserNotFound() {
    presentUserNotFound {}
  }

  /// Shows an alert that a deep link names no user, and says when a person has closed it.
  public func presentUserNotFound(whenClosed: @escaping () -> Void) {
    presentAlert(title: Wording.userNotFound, message: nil, button: Wording.ok, action: whenClosed)
  }

  /// Presents an alert, in place of one that is on screen.
  private func presentAlert(title: String, message: String?, button: String, action: @escaping () -> Void) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: button, style: .default) { _ in action() })
    guard presentedViewController != nil else { return present(alert, animated: true) }
    // Not before the other one has gone: UIKit refuses that. Weak: the app may end meanwhile.
    dismiss(animated: false) { [weak self] in self?.present(alert, animated: true) }
  }
}
