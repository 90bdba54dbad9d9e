import Suites
public import Tracing

/// How many messages benchmarks take, as text or as JSON.
public struct MessagesReport: Codable, Sendable {
  let schema: Int
  /// The counts.
  public let messages: [MessageCount]

  /// Reports counts.
  public init(_ messages: [MessageCount]) {
    schema = 1
    self.messages = messages
  }

  /// The report for a terminal: a table to a suite.
  public var text: String {
    let tables = TimedSuite.allCases.map { suite in
      (["\(suite.rawValue.uppercased()), MESSAGES"] + table(suite).lines(colors: false)).map { $0 + "\n" }.joined()
    }
    let note =
      "calls into roles from other roles and from outside, in one step, on \(messages.first?.users ?? 0) users; counted, not sampled\n"
    return (tables + [note]).joined(separator: "\n")
  }

  private func table(_ suite: TimedSuite) -> TextTable {
    let benchmarks = suite.benchmarks
    var table = TextTable([""] + benchmarks.map(\.name))
    var seen: Set<String> = []
    for contender in messages.map(\.contender) where seen.insert(contender).inserted {
      let cells = benchmarks.map { benchmark in
        messages.first { $0.contender == contender && $0.benchmark == benchmark.id }
          .map { TextTable.Cell(Self.number($0.perStep)) } ?? "n/a"
      }
      table.add([TextTable.Cell(contender)] + cells)
    }
    return table
  }

  private static func number(_ count: Double) -> String {
    Int(exactly: count).map { "\($0)" } ?? "\(count)"
  }
}
