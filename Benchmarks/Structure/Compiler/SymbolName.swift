/// The two spellings in which the compiler's tree names types and declarations.
enum SymbolName {
  /// The mangled name that a text is, whether of a type (`$s…D`) or of a declaration (`s:…`); `nil` if it is none.
  static func mangled(_ text: String) -> String? {
    if text.hasPrefix("$s") { return text }
    // An extension is named for a declaration within it, which names itself.
    guard text.hasPrefix("s:"), !text.hasPrefix("s:e:") else { return nil }
    return "$s" + text.dropFirst(2)
  }
}
