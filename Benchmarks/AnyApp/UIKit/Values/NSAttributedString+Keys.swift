// The keys of a text's looks, which Foundation has on Apple's systems alone; remembered.

extension NSAttributedString.Key {
  /// The font.
  public nonisolated static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text.
  public nonisolated static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text.
  public nonisolated static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}
