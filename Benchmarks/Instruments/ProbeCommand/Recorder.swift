import CProbe
import Instruments

/// Turns the instruments on for the code that is looked at, and off for themselves.
enum Recorder {
  /// Keeps the thread's objects out of the census from now on, except for what is recorded.
  static func begin() {
    probe_hide(true)
  }

  /// Does something whose objects the census shows.
  static func recording<Value>(_ body: () throws -> Value) rethrows -> Value {
    probe_hide(false)
    defer { probe_hide(true) }
    return try body()
  }

  /// Does something within a recording whose objects the census does not show.
  static func hiding<Value>(_ body: () throws -> Value) rethrows -> Value {
    probe_hide(true)
    defer { probe_hide(false) }
    return try body()
  }

  /// Counts what something does.
  static func counting(_ body: () throws -> Void) rethrows -> Counts {
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
  static func census() -> HeapCensus {
    // Room for some more, as threads of the runtime may make objects meanwhile.
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
