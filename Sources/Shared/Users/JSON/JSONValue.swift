/// A JSON value, as far as users are made of such.
enum JSONValue {
  case string(String)
  /// A number written as an integer that fits; `1.0` and `1e3` are others.
  case integer(Int)
  case null
  /// Anything else: read to its end, and not kept.
  case other
}
