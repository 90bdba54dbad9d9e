/// A short name for a text, the same in every run and on every machine: FNV-1a, 64 bits.
package enum Fingerprint {
  /// Returns the name of a text in parts.
  package static func of(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in parts.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
