public import Instruments
import Runs

/// Objects that loads created, and objects that they left, as a table or as JSON.
public struct LoadReport: Encodable, Sendable {
  let schema = 1
  let share: Double
  let loads: [LoadCensus]

  /// Reports censuses under a share of the full load.
  public init(_ censuses: [LoadCensus], share: Double) {
    self.share = share
    loads = censuses
  }

  /// True if no contender leaves an object.
  public var isClean: Bool { loads.allSatisfy(\.left.isEmpty) }

  /// The report for a terminal: a table for each load, then traces of the objects that are left.
  public func text(_ layout: Layout) -> String {
    let tables = Load.allCases.map { load in table(loads.filter { $0.load == load.rawValue }, load, layout) }
    let traces = loads.filter { !$0.left.isEmpty }.map { "\($0.contender), \($0.load): \($0.left.text)\n" }
    return (tables + traces).joined(separator: "\n")
      + "\nobjects, bytes: the most Swift objects alive at one time · left: objects still alive at the end\n"
  }

  private func table(_ rows: [LoadCensus], _ load: Load, _ layout: Layout) -> String {
    var table = TextTable(["", "objects", "bytes", "left", "seconds"])
    for row in rows {
      let seconds = (row.seconds * 10).rounded() / 10
      table.add(["\(row.contender)", "\(row.objects)", "\(row.bytes)", "\(row.left.count)", "\(seconds)"])
    }
    let head = "\(rows.first?.size ?? 0) \(load.summary)"
    return ([head] + table.lines(layout)).joined(separator: "\n") + "\n"
  }
}
