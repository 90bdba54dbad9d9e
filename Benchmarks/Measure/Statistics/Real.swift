#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C library's functions under the names swift-numerics gives them, so that one file knows the platforms.
extension Double {
  static func exp(_ value: Double) -> Double { _exp(value) }
  static func log(_ value: Double) -> Double { _log(value) }
  static func log10(_ value: Double) -> Double { _log10(value) }
  static func erfc(_ value: Double) -> Double { _erfc(value) }
  static func atan(_ value: Double) -> Double { _atan(value) }
  static func cos(_ value: Double) -> Double { _cos(value) }
  static func sin(_ value: Double) -> Double { _sin(value) }
}

// Inside the extension the names above would hide the C library's.
private func _exp(_ value: Double) -> Double { exp(value) }
private func _log(_ value: Double) -> Double { log(value) }
private func _log10(_ value: Double) -> Double { log10(value) }
private func _erfc(_ value: Double) -> Double { erfc(value) }
private func _atan(_ value: Double) -> Double { atan(value) }
private func _cos(_ value: Double) -> Double { cos(value) }
private func _sin(_ value: Double) -> Double { sin(value) }
