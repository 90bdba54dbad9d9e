public import Instruments

/// Instruments that only a program has which is linked for them: they see the heap's objects, and count operations.
@MainActor public protocol AppInstruments {
  /// True if they work on this platform.
  var isSupported: Bool { get }
  /// Keeps objects that are made from now on out of the census, but for those that are made while recording.
  func begin()
  /// Does work whose objects the census shows.
  func recording<Value>(_ body: () throws -> Value) rethrows -> Value
  /// Does work within a recording whose objects the census does not show.
  func hiding<Value>(_ body: () throws -> Value) rethrows -> Value
  /// Counts the operations of some work.
  func counting(_ body: () throws -> Void) rethrows -> Counts
  /// The objects that are alive.
  func census() -> HeapCensus
}
