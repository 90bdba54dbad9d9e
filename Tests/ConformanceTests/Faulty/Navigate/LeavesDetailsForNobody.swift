import Foundation
import HeadlessUIKit

/// Closes the details for a deep link to an unknown user.
final class LeavesDetailsForNobody: FaultyApp {
  override func open(_ link: URL) {
    if isUnknown(link) { navigation?.popToRootViewController(animated: false) }
    super.open(link)
  }
}
