import Conformance
import Foundation
import HeadlessUIKit
import Users
import UsersInterface

extension FaultyApp {
  var navigation: UINavigationController? { window.rootViewController as? UINavigationController }

  /// Returns the element with an identifier, on screen or not.
  func element<Element: UIView>(_ identifier: String, _ type: Element.Type) -> Element? {
    try? Screen(window).hiddenElement(identifier)
  }

  func label(_ identifier: String) -> UILabel? { element(identifier, UILabel.self) }

  func field(_ identifier: String) -> UITextField? { element(identifier, UITextField.self) }

  /// Adds an action to `Save` that runs after the correct app's own.
  func afterSave(_ action: @escaping () -> Void) {
    element(AccessibilityIdentifier.saveButton, UIButton.self)?.addAction(
      UIAction { _ in action() },
      for: .touchUpInside
    )
  }

  /// Returns true if users are loaded and a link names none of them.
  func isUnknown(_ link: URL) -> Bool {
    guard let users = repository.users, let link = UsersLink(link) else { return false }
    return link.userID.flatMap { users[id: $0] } == nil
  }
}
