public import HeadlessUIKit
import UnsavedDomain
import Users

extension UIViewController {
  /// Asks if an edited name is to be saved or discarded. A new alert replaces one that is on screen.
  ///
  /// - Parameters:
  ///   - save: is called when it is to be saved.
  ///   - discard: is called when it is to be discarded. To keep editing, nothing needs to be done.
  public func presentUnsavedName(save: @escaping () -> Void, discard: @escaping () -> Void) {
    let alert = UIAlertController(title: Wording.unsavedName, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Wording.save, style: .default) { _ in save() })
    alert.addAction(UIAlertAction(title: Wording.discard, style: .destructive) { _ in discard() })
    alert.addAction(UIAlertAction(title: Wording.keepEditing, style: .cancel))
    guard presentedViewController != nil else { return present(alert, animated: true) }
    // Not before the other one has gone: UIKit refuses that. Weak: the app may end meanwhile.
    dismiss(animated: false) { [weak self] in self?.present(alert, animated: true) }
  }
}
