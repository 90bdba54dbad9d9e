public import Users

extension NameDraft {
  /// True if the text in the field differs from the stored name.
  public var isEdited: Bool { text != name }
}
