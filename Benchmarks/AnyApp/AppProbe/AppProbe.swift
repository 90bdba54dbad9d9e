public import AppBench
public import Instruments
import ProbeCommand

/// The instruments of a program that is linked as the workbench's `probe` is.
///
///     exit(AppProgram(apps, instruments: AppProbe()).run())
public struct AppProbe: AppInstruments {
  /// Makes the instruments.
  public init() {}

  public var isSupported: Bool { Recorder.isSupported }
  public func begin() { Recorder.begin() }
  public func recording<Value>(_ body: () throws -> Value) rethrows -> Value { try Recorder.recording(body) }
  public func hiding<Value>(_ body: () throws -> Value) rethrows -> Value { try Recorder.hiding(body) }
  public func counting(_ body: () throws -> Void) rethrows -> Counts { try Recorder.counting(body) }
  public func census() -> HeapCensus { Recorder.census() }
}
