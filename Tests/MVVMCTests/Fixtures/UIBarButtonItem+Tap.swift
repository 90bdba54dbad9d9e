@testable import HeadlessUIKit

extension UIBarButtonItem {
  /// Taps the button although no bar shows it.
  func tap() {
    primaryAction?.perform()
  }
}
