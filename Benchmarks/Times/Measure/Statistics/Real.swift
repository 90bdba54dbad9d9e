#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C library's functions under the names swift-numerics gives them, so that one file knows the platforms.
extension Double {
  package static func exp(_ value: Double) -> Double { _exp(value) }
  package static func log(_ value: Double) -> Double { _log(value) }
  package static func log10(_ value: Double) -> Double { _log10(value) }
  package static func erfc(_ value: Double) -> Double { _erfc(value) }
  package static func atan(_ value: Double) -> Double { _atan(value) }
  package static func cos(_ value: Double) -> Double { _cos(value) }
  package static func sin(_ value: Double) -> Double { _sin(value) }
}

// Inside the extension the names above would hide the C library's.
private func _exp(_ value: Double) -> Double { exp(value) }
private func _log(_ value: Double) -> Double { log(value) }
private func _log10(_ value: Double) -> Double { log10(value) }
private func _erfc(_ value: Double) -> Double { erfc(value) }
private func _atan(_ value: Double) -> Double { atan(value) }
private func _cos(_ value: Double) -> Double { cos(value) }
private func _sin(_ value: Double) -> Double { sin(value) }
