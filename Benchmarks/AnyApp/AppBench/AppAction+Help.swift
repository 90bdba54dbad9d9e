nonisolated extension AppAction {
  /// The help about actions.
  static let help = """
    Actions: tap NAME · type FIELD TEXT · return FIELD · set NAME VALUE · touch NAME · press NAME · swipe NAME left · swipe left ·
    pan NAME RIGHT DOWN · pinch NAME FACTOR · row N · accessory N · delete N · move N M · swipe N TITLE · scroll N · scroll to end · scroll to top · pull ·
    back · answer FILE · fail · wait SECONDS · background · foreground · restart · memory warning · open URL ·
    continue URL · end · expect TEXT · screen.
    Write a row of a later section as SECTION.ROW, both counted from 0. Put a name with spaces between quotes if more words
    follow. An element with neither identifier nor text is named for its kind: field, "field 2", text, switch, stepper,
    slider, segments, date, picker, pages. A date is written 2030-01-31, with a time 2030-01-31T18:30, both in UTC.
    """
}
