import UIKit

extension UIAlertController {
  /// Says that a load has failed; the closure is called for a tap on Retry.
  static func loadFailure(_ text: String, retry: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: Wording.loadFailed, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Wording.cancel, style: .cancel))
    alert.addAction(UIAlertAction(title: Wording.retry, style: .default) { _ in retry() })
    return alert
  }

  /// Asks for changes that are not saved; the closure is called for a tap on Discard.
  static func discardQuestion(discard: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: Wording.discardQuestion, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Wording.keepEditing, style: .cancel))
    alert.addAction(UIAlertAction(title: Wording.discard, style: .destructive) { _ in discard() })
    return alert
  }
}
