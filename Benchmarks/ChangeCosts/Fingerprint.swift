/// Stands for texts, the same in every run and on every machine: FNV-1a, 64 bits.
package struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Begins with no text.
  package init() {}

  /// Adds files, each with its path.
  package mutating func add(_ files: [String: String]) {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      add(path)
      add(text)
    }
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    // No text holds this byte, so that one text never looks like two.
    hash = (hash ^ 0xFF) &* 0x100_0000_01b3
  }

  /// Sixteen digits.
  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
