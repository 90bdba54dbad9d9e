extension JSONScanner {
  /// The failure to find at the position what JSON has there.
  func expected(_ what: String) -> UsersFailure {
    failure("\(what) was expected")
  }

  /// A failure with the position as its place.
  ///
  /// Lines and columns count from 1, a column for each byte: what is not text has no characters to count.
  func failure(_ reason: String) -> UsersFailure {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<position]
    let line = before.count { $0 == newline } + 1
    let start = before.lastIndex { $0 == newline }.map { $0 + 1 } ?? 0
    let end = next == nil ? ", where it ends" : ""
    return .notJSON(reason: "\(reason) at line \(line), column \(position - start + 1)\(end)")
  }
}
