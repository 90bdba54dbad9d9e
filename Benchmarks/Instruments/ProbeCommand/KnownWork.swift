import CProbe
import Foundation

/// Work whose counts are known, kept from the optimiser: what the instruments are calibrated on.
enum KnownWork {
  final class Object {}

  @_optimize(none)
  @inline(never)
  static func makeObjects(_ count: Int) {
    var left = count
    while left > 0 {
      _ = Object()
      left -= 1
    }
  }

  @_optimize(none)
  @inline(never)
  static func makeObject() -> Object {
    Object()
  }

  static func retain(_ object: Object, _ count: Int) {
    probe_retain_and_release(Unmanaged.passUnretained(object).toOpaque(), count)
  }

  @_optimize(none)
  @inline(never)
  static func useWeakly(_ object: Object, _ count: Int) -> Int {
    // Weak: that is what is counted.
    weak let reference = object
    var left = count
    var found = 0
    while left > 0 {
      found += reference == nil ? 0 : 1
      left -= 1
    }
    return found
  }

  /// Memory from the C library itself, not from the program's code.
  @_optimize(none)
  @inline(never)
  static func copyStrings(_ count: Int) {
    let text: StaticString = "fifteen letters"
    var left = count
    while left > 0 {
      free(strdup(UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)))
      left -= 1
    }
  }
}
