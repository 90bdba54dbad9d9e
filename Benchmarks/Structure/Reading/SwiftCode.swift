import Texts

/// Swift source without comments and, unless they are kept, without literals; line for line.
public struct SwiftCode {
  private static let lineEnd = UInt8(ascii: "\n")

  private let keepsLiterals: Bool
  /// True if a space stands for each byte that is left out.
  private let keepsPlaces: Bool
  private let bytes: [UInt8]
  private var position = 0
  private var code: [UInt8] = []
  /// The places of literals in the code.
  private var literals: [Range<Int>] = []

  /// Returns the code in a source text, line by line.
  ///
  /// - Parameters:
  ///   - text: the source text.
  ///   - keepingLiterals: true if the contents of string literals and regular expressions are kept.
  public static func lines(of text: String, keepingLiterals: Bool = false) -> [String] {
    var reader = SwiftCode(text.withLineFeeds, keepingLiterals)
    reader.readCode()
    return String(decoding: reader.code, as: UTF8.self).lines.map(String.init)
  }

  /// Returns the bytes of a source text with a space for each byte of comments and literals: code is where it was.
  public static func blanked(_ text: String) -> [UInt8] {
    var reader = SwiftCode(text, false, keepsPlaces: true)
    reader.readCode()
    return reader.code
  }

  /// Returns the number of lines with code: neither blank nor only comment.
  public static func count(in text: String) -> Int {
    lines(of: text, keepingLiterals: true).count { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The code as one line: without comments, and with at most one space between tokens. Two texts that differ only in
  /// comments or in layout have the same.
  public static func tokens(of text: String) -> String {
    var reader = SwiftCode(text.withLineFeeds, true)
    reader.readCode()
    return String(decoding: reader.withoutLayout, as: UTF8.self)
  }

  /// The code with one space for each row of spaces and line ends, and none inside of brackets or before commas.
  private var withoutLayout: [UInt8] {
    var line: [UInt8] = []
    var isApart = false
    func append(_ byte: UInt8) {
      if isApart, let last = line.last, !"([{,".utf8.contains(last), !")]},".utf8.contains(byte) {
        line.append(UInt8(ascii: " "))
      }
      isApart = false
      line.append(byte)
    }
    var position = 0
    for literal in literals + [code.count..<code.count] {
      while position < literal.lowerBound {
        if code[position] <= UInt8(ascii: " ") { isApart = true } else { append(code[position]) }
        position += 1
      }
      if let first = code[literal].first { append(first) }
      line += code[literal].dropFirst()
      position = literal.upperBound
    }
    return line
  }

  private init(_ text: String, _ keepsLiterals: Bool, keepsPlaces: Bool = false) {
    bytes = Array(text.utf8)
    self.keepsLiterals = keepsLiterals
    self.keepsPlaces = keepsPlaces
  }

  private mutating func readCode() {
    while position < bytes.count {
      let byte = bytes[position]
      // Most bytes begin neither a comment nor a literal.
      if byte != UInt8(ascii: "/"), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "#") {
        code.append(byte)
        position += 1
      } else if isAt("//") {
        while position < bytes.count, bytes[position] != Self.lineEnd { skip(1) }
      } else if isAt("/*") {
        skipComment()
      } else if let hashes = hashesOfLiteral() {
        let start = (source: position, code: code.count)
        skipLiteral(hashes)
        if keepsLiterals { code.replaceSubrange(start.code..., with: bytes[start.source..<position]) }
        literals.append(start.code..<code.count)
      } else {
        code.append(byte)
        position += 1
      }
    }
  }

  private func isAt(_ text: String) -> Bool {
    var place = position
    for byte in text.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  /// Skips bytes; line ends stay, so that lines keep their numbers.
  private mutating func skip(_ count: Int) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == Self.lineEnd {
        code.append(bytes[position])
      } else if keepsPlaces {
        code.append(UInt8(ascii: " "))
      }
      position += 1
    }
  }

  private mutating func skipComment() {
    skip(2)
    while position < bytes.count, !isAt("*/") {
      if isAt("/*") { skipComment() } else { skip(1) }
    }
    skip(2)
  }

  /// The number signs of a literal that begins here, before its quotation mark or, in a regular expression, its slash.
  private func hashesOfLiteral() -> String? {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }
    let mark = bytes[hashes.endIndex...].first
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "/") && !hashes.isEmpty else { return nil }
    return String(decoding: hashes, as: UTF8.self)
  }

  private mutating func skipLiteral(_ hashes: String) {
    let quotes = ["\"\"\"", "\"", "/"].first { isAt(hashes + $0) } ?? ""
    if !keepsPlaces { code += Array("\"\"".utf8) }
    skip(hashes.utf8.count + quotes.utf8.count)
    let (end, escape, interpolation) = (quotes + hashes, "\\\(hashes)", "\\\(hashes)(")
    while position < bytes.count, !isAt(end) {
      let isEscape = quotes != "/" && isAt(escape)
      if isEscape && isAt(interpolation) {
        skip(hashes.utf8.count + 2)
        skipInterpolation()
      } else {
        skip(isEscape ? hashes.utf8.count + 2 : 1)
      }
    }
    skip(quotes.utf8.count + hashes.utf8.count)
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while position < bytes.count, depth > 0 {
      if let hashes = hashesOfLiteral() {
        skipLiteral(hashes)
      } else {
        if isAt("(") { depth += 1 }
        if isAt(")") { depth -= 1 }
        skip(1)
      }
    }
  }
}
