@_exported public import Foundation

/// The number of bytes of a digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// Computes the digest of bytes (FIPS 180-4), and writes its 32 bytes.
///
/// - Returns: the place of the digest.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?,
  _ count: UInt32,
  _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count))
  var hash = SHA256()
  hash.add(Array(bytes))
  for (index, byte) in hash.digest.enumerated() { digest?[index] = byte }
  return digest
}

/// The hash function SHA-256 of FIPS 180-4.
private struct SHA256 {
  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes.map { fraction(of: Foundation.cbrt(Double($0))) }
  private static let primes = (2...311).filter { number in !(2..<number).contains { number.isMultiple(of: $0) } }

  /// The first 32 bits of the fractions of the square roots of the first 8 primes, at first.
  private var state: [UInt32] = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

  private static func fraction(of number: Double) -> UInt32 { UInt32((number - number.rounded(.down)) * 4_294_967_296) }

  var digest: [UInt8] { state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } } }

  mutating func add(_ message: [UInt8]) {
    let length = UInt64(message.count) * 8
    let zeros = (119 - message.count % 64) % 64
    let padded =
      message + [0x80] + Array(repeating: 0, count: zeros)
      + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
    for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<start + 64]) }
  }

  private mutating func mix(_ block: ArraySlice<UInt8>) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let first = a.rotated(7) ^ a.rotated(18) ^ (a >> 3)
      let second = b.rotated(17) ^ b.rotated(19) ^ (b >> 10)
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var h = state
    for index in 0..<64 {
      let e = h[4].rotated(6) ^ h[4].rotated(11) ^ h[4].rotated(25)
      let choice = (h[4] & h[5]) ^ (~h[4] & h[6])
      let first = h[7] &+ e &+ choice &+ Self.constants[index] &+ words[index]
      let a = h[0].rotated(2) ^ h[0].rotated(13) ^ h[0].rotated(22)
      let majority = (h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2])
      h = [first &+ a &+ majority, h[0], h[1], h[2], h[3] &+ first, h[4], h[5], h[6]]
    }
    for index in 0..<8 { state[index] &+= h[index] }
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
