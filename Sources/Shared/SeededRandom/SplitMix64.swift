/// A seeded generator of random numbers: the same seed gives the same numbers on every machine.
///
///     var random = SplitMix64(seed: 1)
///     let order = ["MVC", "MVP", "VIPER"].shuffled(using: &random)
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014; constants as in Vigna's
/// public-domain `splitmix64.c`.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private static let gamma: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var state: UInt64

  /// Makes a generator that starts from a seed; every seed is good.
  public init(seed: UInt64) {
    state = seed
  }

  /// Makes one of a seed's many sequences, as good as unrelated to its neighbours.
  package init(seed: UInt64, skipping index: UInt64) {
    state = Self.mixed(seed &+ index &* Self.gamma)
  }

  /// Returns the next of 2⁶⁴ equally likely numbers.
  public mutating func next() -> UInt64 {
    state &+= Self.gamma
    return Self.mixed(state)
  }

  /// Returns a number from 0 up to, but not including, `bound`.
  package mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  private static func mixed(_ state: UInt64) -> UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
