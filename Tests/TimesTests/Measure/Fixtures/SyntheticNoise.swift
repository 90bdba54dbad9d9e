import Foundation
import SeededRandom

/// SyntheticNoise like that of timings: log-normal, with 5 in 100 samples far off.
struct SyntheticNoise {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Normal with mean 0 and deviation 1 (Box and Muller, 1958).
  mutating func normal() -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &generator))).squareRoot()
    return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
  }

  /// A factor with median close to 1; outliers only slow down, as interrupts do.
  mutating func factor(deviation: Double) -> Double {
    let usual = normal() * deviation
    let isOutlier = Double.random(in: 0..<1, using: &generator) < 0.05
    return exp(isOutlier ? usual + 8 * usual.magnitude : usual)
  }

  /// A factor with median exactly 1 and heavy tails on both sides.
  mutating func symmetricFactor(deviation: Double) -> Double {
    let isOutlier = Double.random(in: 0..<1, using: &generator) < 0.1
    return exp(normal() * deviation * (isOutlier ? 4 : 1))
  }
}
