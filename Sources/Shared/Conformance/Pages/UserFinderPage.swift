public import HeadlessUIKit
import UsersInterface

/// The finder on the dashboard.
///
///     let app = AppSession(MVCApp.self)
///     try app.launch()
///     try app.finder.type("3")
///     print(try app.finder.result ?? "")
public struct UserFinderPage {
  let screen: Screen

  /// The text that says how many users the system has.
  public var count: String? {
    get throws { try label(AccessibilityIdentifier.countLabel).text }
  }

  /// The finder's answer to the query.
  public var result: String? {
    get throws { try label(AccessibilityIdentifier.resultLabel).text }
  }

  /// The finder's answer, also while the finder is hidden.
  public var hiddenResult: String? {
    get throws {
      let label: UILabel = try screen.hiddenElement(AccessibilityIdentifier.resultLabel)
      return label.text
    }
  }

  /// The text in the query field.
  public var query: String? {
    get throws { try queryField.text }
  }

  /// Replaces the text in the query field, as a paste does.
  public func type(_ query: String) throws {
    try typing(query).perform()
  }

  /// Returns the replacing of the text in the query field, ready to be performed.
  public func typing(_ query: String) throws -> Gesture {
    try screen.typing(query, into: queryField)
  }

  /// Fills the query field before it is visible, as restored text or a late keystroke does.
  public func fillHiddenQuery(_ query: String) throws {
    let field: UITextField = try screen.hiddenElement(AccessibilityIdentifier.queryField)
    try screen.type(query, into: field)
  }

  /// The query field.
  public var queryField: UITextField {
    get throws { try screen.element(AccessibilityIdentifier.queryField) }
  }

  private func label(_ identifier: String) throws -> UILabel {
    try screen.element(identifier)
  }
}
