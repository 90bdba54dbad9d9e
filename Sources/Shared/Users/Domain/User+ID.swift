extension User {
  /// Reads an id as a person types it: ASCII digits, with a minus before them or not, that fit 64 bits.
  static func id(typed text: String) -> ID? {
    // `Int` would read "+3" too; an id is never written so.
    text.first == "+" ? nil : Int(text)
  }
}
