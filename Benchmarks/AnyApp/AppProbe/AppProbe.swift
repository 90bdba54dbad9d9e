public import AppBench
public import Instruments
import ProbeCommand

/// The instruments of a program that is linked as the workbench's `probe` is.
///
///     exit(AppProgram(apps, instruments: AppProbe()).run())
public struct AppProbe: AppInstruments {
  /// Makes the instruments.
  public init() {}

  /// True if the instruments work on this platform.
  public var isSupported: Bool { Recorder.isSupported }
  /// Keeps objects that are made from now on out of the census, but for those that are made while recording.
  public func begin() { Recorder.begin() }
  /// Does work whose objects the census shows.
  public func recording<Value>(_ body: () throws -> Value) rethrows -> Value { try Recorder.recording(body) }
  /// Does work within a recording whose objects the census does not show.
  public func hiding<Value>(_ body: () throws -> Value) rethrows -> Value { try Recorder.hiding(body) }
  /// Counts the operations of some work.
  public func counting(_ body: () throws -> Void) rethrows -> Counts { try Recorder.counting(body) }
  /// Returns the objects that are alive.
  public func census() -> HeapCensus { Recorder.census() }
}
