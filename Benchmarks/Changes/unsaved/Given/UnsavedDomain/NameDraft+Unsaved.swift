public import Users

extension NameDraft {
  /// Whether the field says something else than what is stored.
  public var isEdited: Bool { text != name }
}
