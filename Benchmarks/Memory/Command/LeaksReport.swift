public import Instruments

/// The objects that screens leave on the heap, as text or as JSON.
public struct LeaksReport: Encodable, Sendable {
  let schema = 1
  let retention: [RetentionCensus]
  let leaks: [ContenderLeaks]
  /// Screens that were not as expected, so that nothing could be measured there.
  let problems: [String]

  /// Creates a report from the instrumented program's answer.
  public init(_ answer: ProbeAnswer) {
    retention = answer.retention
    leaks = answer.leaks
    problems = answer.problems
  }

  /// True if no contender leaves an object.
  public var isClean: Bool { retention.allSatisfy(\.isClean) }

  /// The report for a terminal: one line without leaks; for a leak, the scenarios, the traces and a hint for the fix.
  public func text(_ layout: Layout) -> String {
    leaks.map { leaks in
      let censuses = retention.filter { $0.contender == leaks.contender }
      let head = "\(leaks.contender): \(leaks.remains.rawValue)"
      guard leaks.remains != .none else {
        return "\(head), nothing left by \(censuses.map(\.scenario).joined(separator: ", "))\n"
      }
      let parts = [head + "\n\n" + table(censuses, layout)] + leaks.left.traces.map(\.text) + [leaks.left.remedy.text]
      return parts.joined(separator: "\n")
    }.joined()
  }

  private func table(_ censuses: [RetentionCensus], _ layout: Layout) -> String {
    var table = TextTable(["", "", "left by trips", "by the app's end", "lingering"], leading: 2)
    for census in censuses {
      let counts = [census.leftByTrips.count, census.leftByEnd.count, census.lingering.count]
      table.add(
        ["\(census.scenario)", "\(census.remains.rawValue)"] + counts.map { $0 == 0 ? "" : "\($0)" }
      )
    }
    let trips = censuses.map(\.trips).max() ?? 0
    let legend =
      "left by trips: objects that \(trips) more round trips left · lingering: alive, but no more of them after more "
      + "trips"
    return (table.lines(layout) + ["", legend]).joined(separator: "\n") + "\n"
  }
}
