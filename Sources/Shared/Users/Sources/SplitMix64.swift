/// A small random number generator whose sequence is the same everywhere and for ever.
///
/// After Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private static let gamma: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var state: UInt64

  /// Starts the sequence of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number of the sequence.
  public mutating func next() -> UInt64 {
    state &+= Self.gamma
    return Self.mixed(state)
  }

  /// A number from 0 up to, not including, `bound`.
  mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Starts one of a seed's many sequences, as good as unrelated to its neighbours.
  init(seed: UInt64, skipping index: UInt64) {
    state = Self.mixed(seed &+ index &* Self.gamma)
  }

  private static func mixed(_ state: UInt64) -> UInt64 {
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
