import Foundation
import HeadlessUIKit
import UsersInterface

/// Empties the name field at a deep link to an unknown user.
final class LosesTypedNameToNobody: FaultyApp {
  override func open(_ link: URL) {
    if isUnknown(link) { field(AccessibilityIdentifier.nameField)?.text = "" }
    super.open(link)
  }
}
