import Foundation

extension Double {
  /// e to the power of a value.
  static func exponential(_ value: Double) -> Double { exp(value) }
  /// The natural logarithm.
  static func logarithm(_ value: Double) -> Double { log(value) }
}
