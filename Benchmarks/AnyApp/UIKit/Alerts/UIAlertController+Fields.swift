extension UIAlertController {
  /// Adds a field for text, below the message and above the buttons.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    let place = 2 + self[Fields.self].count
    self[Fields.self].append(field)
    configurationHandler?(field)
    loadViewIfNeeded()
    view.insertSubview(field, at: place)
  }

  /// The fields, in the order in which they were added; `nil` if there are none.
  public var textFields: [UITextField]? { self[Fields.self].isEmpty ? nil : self[Fields.self] }

  /// The button that the return key of a keyboard stands for; remembered.
  public var preferredAction: UIAlertAction? {
    get { self[Preferred.self] }
    set { self[Preferred.self] = newValue }
  }

  private enum Fields: AssociatedKey { static var defaultValue: [UITextField] { [] } }
  private enum Preferred: AssociatedKey { static var defaultValue: UIAlertAction? { nil } }
}

extension UIAlertController.Style {
  /// A sheet from below; here it looks as an alert does.
  public static var actionSheet: Self { .alert }
}
