nonisolated extension AppAction {
  /// The help about actions.
  static let help = """
    Actions: tap NAME · type FIELD TEXT · row N · accessory N · delete N · back · answer FILE · fail · wait SECONDS ·
    end · expect TEXT · screen. Of a later section a row is written SECTION.ROW, both from 0. A field with spaces in its name
    stands between quotes.
    """
}
