extension String {
  /// The text with control characters shown as `\u{1B}` and not sent: text from outside may contain terminal commands,
  /// line breaks, or marks that turn the direction of writing. Joiners within words and emoji stay.
  public var visible: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    var last: Unicode.Scalar?
    var text = ""
    for (place, scalar) in zip(unicodeScalars.indices, unicodeScalars) {
      let isJoining = scalar.isJoiner && last?.isJoined == true && self.scalar(after: place)?.isJoined == true
      text +=
        scalar.isHidden && !isJoining ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      last = scalar
    }
    return text
  }

  private func scalar(after place: Index) -> Unicode.Scalar? {
    unicodeScalars[place...].dropFirst().first
  }
}

extension Character {
  /// True for the two characters by which scripts and emoji join, or keep apart, the characters beside them.
  package var isJoiner: Bool { unicodeScalars.count == 1 && unicodeScalars.first?.isJoiner == true }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  fileprivate var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// True for what a joiner may stand beside: letters and their marks, but not those of ASCII, and emoji.
  fileprivate var isJoined: Bool {
    guard !isASCII else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .nonspacingMark, .spacingMark: return true
    default: return properties.isEmoji
    }
  }
}
