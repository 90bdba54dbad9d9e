/// Columns of a terminal: most characters take one, East Asian wide characters and emoji two, combining marks and
/// joiners none. They are counted here alone, for all text that is padded, cut or wrapped.
extension StringProtocol {
  /// The number of columns that the text takes in a terminal.
  package nonisolated var columns: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }

  /// Returns the longest beginning that takes at most a number of columns.
  package nonisolated func prefix(columns: Int) -> SubSequence {
    var left = columns
    return prefix { character in
      left -= character.columns
      return left >= 0
    }
  }

  /// Returns the text with spaces at its end, so that it takes at least a number of columns.
  package nonisolated func filled(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - self.columns))
  }
}

extension Character {
  fileprivate nonisolated var columns: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first, !isASCII else { return 1 }
    let rest = scalars.dropFirst()
    // An emoji takes two columns, however many are joined in it.
    let isEmoji =
      first.properties.isEmojiPresentation
      || first.properties.isEmoji && rest.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
    return isEmoji ? 2 : rest.reduce(first.columns) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  fileprivate nonisolated var columns: Int {
    switch value {
    // Latin letters and the strokes of frames, which need no look into the tables.
    case ..<0x300, 0x2500...0x257F: return 1
    // Vowels and final consonants of Hangul stand within the syllable that a consonant begins.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return properties.isDefaultIgnorableCodePoint ? 0 : 1
    default: return Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// The wide and fullwidth characters without emoji: `W` and `F` in EastAsianWidth.txt of Unicode 16 (UAX #11),
  /// with the places that are free between them.
  private nonisolated static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
    0x3250...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DF2, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}
