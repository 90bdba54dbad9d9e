public import Measure

/// The cost of the clock and of the harness on this machine, in nanoseconds.
public struct OverheadReport: Encodable, Sendable {
  let schema = 1
  let unit = "ns"
  let clockResolution: Double
  let clockRead: Double
  /// An iteration that does nothing, many timed together; subtracted from samples that are timed in this way.
  let emptyIteration: Double
  /// An iteration that does nothing, timed alone; subtracted from samples that are timed in this way.
  let emptyStep: Double

  /// Reports a sampler's profile.
  public init(_ sampler: Sampler<MonotonicClock>) {
    clockResolution = sampler.profile.resolution
    clockRead = sampler.profile.overhead
    emptyIteration = sampler.overhead(of: .batched)
    emptyStep = sampler.overhead(of: .perStep)
  }

  /// The report for a terminal.
  public func text(_ layout: Layout) -> String {
    var table = TextTable(["harness", "ns"])
    for (name, value) in [
      ("clock, smallest step", clockResolution), ("clock, one read", clockRead),
      ("empty iteration, timed together", emptyIteration), ("empty step, timed alone", emptyStep),
    ] {
      table.add([TextTable.Cell(name), TextTable.Cell(SignificantDigits.format(value, interval: .around(value)))])
    }
    let note = "The last two are subtracted from samples: each from every sample that was timed in the same way."
    return (table.lines(layout) + [note]).joined(separator: "\n") + "\n"
  }
}

extension Interval {
  /// An interval that supports a tenth of a nanosecond.
  fileprivate static func around(_ value: Double) -> Interval {
    Interval(lower: value - 0.1, upper: value + 0.1)
  }
}
