import Suites
public import Tracing

/// The number of messages and reads in benchmarks, as text or as JSON.
public struct MessagesReport: Codable, Sendable {
  let schema: Int
  /// The counts.
  public let messages: [MessageCount]

  /// Reports counts.
  public init(_ messages: [MessageCount]) {
    schema = 1
    self.messages = messages
  }

  /// The report for a terminal: a table for each suite.
  public func text(_ layout: Layout) -> String {
    let tables = TimedSuite.ofApps.compactMap { suite -> String? in
      let table = table(suite)
      guard table.hasFigures else { return nil }
      return (["\(suite.rawValue.uppercased()), MESSAGES"] + table.lines(layout)).map { $0 + "\n" }.joined()
    }
    let note = """
      calls into roles from other roles and from outside, in one step, on \(messages.first?.users ?? 0) users; counted, not sampled
      messages: events, and calls that tell or make something · reads: getters, and functions that return a value

      """
    return (tables + [note]).joined(separator: "\n")
  }

  private func table(_ suite: TimedSuite) -> TextTable {
    let benchmarks = suite.benchmarks
    let head: [String] = benchmarks.flatMap { [$0.name, ""] }
    var table = TextTable([""] + head, closeColumns: Set(benchmarks.indices.map { 2 * $0 + 2 }))
    var seen: Set<String> = []
    for contender in messages.map(\.contender) where seen.insert(contender).inserted {
      let cells = benchmarks.flatMap { benchmark in
        let count = messages.first { $0.contender == contender && $0.benchmark == benchmark.id }
        return [Self.cell(count?.perStep, "messages"), Self.cell(count?.readsPerStep, "reads")]
      }
      table.add([TextTable.Cell(contender)] + cells)
    }
    return table
  }

  private static func cell(_ count: Double?, _ unit: String) -> TextTable.Cell {
    guard let count else { return "n/a" }
    return TextTable.Cell("\(Int(exactly: count).map { "\($0)" } ?? "\(count)") \(unit)")
  }
}
