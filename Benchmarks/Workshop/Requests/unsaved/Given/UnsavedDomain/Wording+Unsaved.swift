public import Users

extension Wording {
  /// The title of the alert about a name that is not saved.
  public static let unsavedName = "The name is not saved"
  /// The title of the button that discards the edited name.
  public static let discard = "Discard"
  /// The title of the button that continues editing.
  public static let keepEditing = "Keep editing"
}
