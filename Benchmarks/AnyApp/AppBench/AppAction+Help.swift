nonisolated extension AppAction {
  /// The help about actions.
  static let help = """
    Actions: tap NAME · type FIELD TEXT · return FIELD · row N · accessory N · delete N · back · answer FILE · fail ·
    wait SECONDS · background · foreground · restart · memory warning · open URL · continue URL · press NAME · swipe NAME left ·
    end · expect TEXT · screen.
    Of a later section a row is written SECTION.ROW, both from 0. A field with spaces in its name stands between quotes.
    """
}
