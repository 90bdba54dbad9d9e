import Command

/// A hash of files, the same in every run and on every machine: FNV-1a, 64 bits.
///
/// Of Swift only tokens count: neither comments nor the layout of the code change the hash. Patches count without their
/// places and without lines that are only comment; of every other file each byte counts.
public struct InputHash {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes a hash of no files.
  public init() {}

  /// Adds a file.
  public mutating func add(_ text: String, at path: String) {
    add(raw: Self.essence(of: text, at: path), at: path)
  }

  /// Adds a file of which each byte counts.
  public mutating func add(raw text: String, at path: String) {
    add(path)
    add(text)
  }

  /// The hash as sixteen hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    // No text contains this byte, so that two texts never hash like one.
    hash = (hash ^ 0xFF) &* 0x100_0000_01b3
  }

  private static func essence(of text: String, at path: String) -> String {
    if path.hasSuffix(".swift") { return SwiftCode.tokens(of: text) }
    guard path.hasSuffix(".patch") else { return text }
    let lines = text.split(separator: "\n").filter { line in
      !line.hasPrefix("@@ ") && !line.dropFirst().drop(while: \.isWhitespace).hasPrefix("//")
    }
    return lines.joined(separator: "\n")
  }
}
