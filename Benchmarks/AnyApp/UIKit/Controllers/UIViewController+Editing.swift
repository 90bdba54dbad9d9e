extension UIViewController {
  /// The button that begins and ends editing, with the title Edit or Done: it calls `setEditing(_:animated:)`.
  public var editButtonItem: UIBarButtonItem {
    if let known = self[EditButton.self] { return known }
    let button = UIBarButtonItem(title: Self.title(isEditing), primaryAction: nil)
    self[EditButton.self] = button
    // Weak: the controller holds its button.
    button.primaryAction = UIAction(title: Self.title(isEditing)) { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
      showEditing()
    }
    return button
  }

  /// Shows on the button if there is editing. A tap does, and a table's controller; a change by the code of another
  /// controller is shown with the next tap.
  func showEditing() { self[EditButton.self]?.title = Self.title(isEditing) }

  private static func title(_ isEditing: Bool) -> String { isEditing ? "Done" : "Edit" }

  private enum EditButton: AssociatedKey { static var defaultValue: UIBarButtonItem? { nil } }
}
