/// Swift source without what stands in comments and string literals, line for line.
struct SwiftCode {
  private let bytes: [UInt8]
  private var position = 0
  private var code: [UInt8] = []

  /// The code in a source text.
  static func lines(of text: String) -> [String] {
    var reader = SwiftCode(text)
    reader.readCode()
    return String(decoding: reader.code, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private mutating func readCode() {
    while position < bytes.count {
      if isAt("//") {
        while position < bytes.count, !isAt("\n") { position += 1 }
      } else if isAt("/*") {
        skipComment()
      } else if let hashes = hashesOfLiteral() {
        skipLiteral(hashes)
      } else {
        code.append(bytes[position])
        position += 1
      }
    }
  }

  private func isAt(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// Passes bytes over; line ends stay, so that lines keep their numbers.
  private mutating func skip(_ count: Int) {
    for _ in 0..<count where position < bytes.count {
      if isAt("\n") { code.append(bytes[position]) }
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

  /// How many number signs stand before the quotation mark of a literal that begins here.
  private func hashesOfLiteral() -> String? {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }
    guard bytes[hashes.endIndex...].first == UInt8(ascii: "\"") else { return nil }
    return String(decoding: hashes, as: UTF8.self)
  }

  private mutating func skipLiteral(_ hashes: String) {
    let quotes = isAt(hashes + "\"\"\"") ? "\"\"\"" : "\""
    code += Array("\"\"".utf8)
    skip(hashes.utf8.count + quotes.utf8.count)
    while position < bytes.count, !isAt(quotes + hashes) {
      if isAt("\\\(hashes)(") {
        skip(hashes.utf8.count + 2)
        skipInterpolation()
      } else {
        skip(isAt("\\\(hashes)") ? hashes.utf8.count + 2 : 1)
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
