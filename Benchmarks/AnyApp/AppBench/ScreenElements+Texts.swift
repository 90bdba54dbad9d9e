import UIKit

// Texts that a person types.
extension ScreenElements {
  var fields: [any KeyboardOwner] { views.compactMap { $0 as? any KeyboardOwner } }

  func type(_ text: String, into name: String) throws(AppFailure) {
    let field = try fieldWithKeyboard(name)
    if text.isEmpty, let field = field as? UITextField, field.clearButtonMode != .never {
      return field.tapClearButton()
    }
    field.typeText(text)
  }

  func pressReturn(in name: String) throws(AppFailure) {
    try fieldWithKeyboard(name).pressReturn()
  }

  /// Taps a field, which then has the keyboard unless its delegate refuses.
  func tapField(_ name: String) throws(AppFailure) {
    let field = try field(name)
    guard field.canBecomeFirstResponder else { throw AppFailure("\"\(name)\" is disabled") }
    field.becomeFirstResponder()
  }

  /// The actions that a person could do with fields.
  func typing(_ texts: [String]) -> [AppAction] {
    fields.filter(\.canBecomeFirstResponder).compactMap { names(of: $0).first }.flatMap { field in
      texts.map { AppAction.type($0, into: field) } + [.returnKey(in: field)]
    }
  }

  private func fieldWithKeyboard(_ name: String) throws(AppFailure) -> any KeyboardOwner {
    try tapField(name)
    let field = try field(name)
    guard field.isFirstResponder else { throw AppFailure("\"\(name)\" does not get the keyboard") }
    return field
  }

  private func field(_ name: String) throws(AppFailure) -> any KeyboardOwner {
    guard let field = fields.first(where: { names(of: $0).contains(name) }) else {
      throw AppFailure("the field \"\(name)\" is not in sight")
    }
    return field
  }
}
