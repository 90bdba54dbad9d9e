extension Unicode.Scalar {
  /// True for a line feed or carriage return.
  var isLineEnd: Bool { self == "\n" || self == "\r" }

  /// True for what separates tokens.
  var isSpace: Bool {
    switch self {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\0", "\u{FEFF}": true
    default: false
    }
  }

  /// True for a decimal digit.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// True for what a name may begin with.
  var isNameHead: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "_", "$": true
    default: value >= 0x80 && !isSign && !isSpace
    }
  }

  /// True for what a name may go on with.
  var isNamePart: Bool { isNameHead || isDigit }

  /// True for what operators are made of, as the language's reference lists it.
  var isSign: Bool {
    switch value {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
    case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
    case 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    default: false
    }
  }
}
