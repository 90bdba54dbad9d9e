public import Users

extension Wording {
  /// The title of the alert over a name that is not saved.
  public static let unsavedName = "The name is not saved"
  /// The button that gives the edited name up.
  public static let discard = "Discard"
  /// The button that stays where the name is edited.
  public static let keepEditing = "Keep editing"
}
