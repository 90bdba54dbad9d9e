import CProbe
public import Instruments

/// Turns the instruments on for the observed code, and off for their own.
///
/// Only in a program that is linked for it, as `probe` is.
public enum Recorder {
  /// True if calls can be counted, and objects be seen, on this platform.
  public static var isSupported: Bool { probe_is_supported() }

  /// Keeps the thread's objects out of the census from now on, except in recordings.
  public static func begin() {
    probe_hide(true)
  }

  /// Runs code whose objects the census shows.
  public static func recording<Value>(_ body: () throws -> Value) rethrows -> Value {
    probe_hide(false)
    defer { probe_hide(true) }
    return try body()
  }

  /// Runs code within a recording whose objects the census does not show.
  public static func hiding<Value>(_ body: () throws -> Value) rethrows -> Value {
    probe_hide(true)
    defer { probe_hide(false) }
    return try body()
  }

  /// Counts the operations of some code.
  public static func counting(_ body: () throws -> Void) rethrows -> Counts {
    probe_start()
    do {
      try body()
    } catch {
      _ = probe_stop()
      throw error
    }
    return Counts(probe_stop())
  }

  /// Every object that is alive and was not made by the instruments.
  public static func census() -> HeapCensus {
    // Extra room, as threads of the runtime may make objects meanwhile.
    let room = probe_alive_count() + 1024
    let objects = [probe_object](unsafeUninitializedCapacity: room) { buffer, count in
      count = probe_alive(buffer.baseAddress, room)
    }
    return HeapCensus(
      objects.map { object in
        HeapObject(
          address: UInt(bitPattern: object.object),
          metadata: UInt(bitPattern: object.metadata),
          size: object.size,
          serial: Int(object.serial)
        )
      }
    )
  }
}

extension Counts {
  fileprivate init(_ counts: probe_counts) {
    self.init()
    allocations = Int(counts.allocations)
    deallocations = Int(counts.deallocations)
    retains = Int(counts.retains)
    releases = Int(counts.releases)
    mallocs = Int(counts.mallocs)
    frees = Int(counts.frees)
    bytes = Int(counts.bytes)
  }
}
