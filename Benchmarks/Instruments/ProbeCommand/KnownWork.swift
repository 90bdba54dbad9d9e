import CProbe
import Foundation

/// Work with known counts, kept from the optimiser, on which the instruments are calibrated.
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
    // Weak: the uses of a weak reference are counted.
    weak let reference = object
    var left = count
    var found = 0
    while left > 0 {
      found += reference == nil ? 0 : 1
      left -= 1
    }
    return found
  }

  /// Copies strings: the C library itself, not the program's code, asks for their memory.
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
