public import Suites
public import Tracing

/// The counts on the page of steps: for each benchmark, each contender's writes, notifications, messages and reads.
public struct StepsPage: Sendable {
  /// The page's path within the folder of documents.
  public static let path = "STEPS.md"

  /// A table for each benchmark.
  public let parts: [RecordedPart]

  /// Counts a step of every benchmark.
  @MainActor public init(of contenders: [Contender], users: BenchmarkUsers) throws(TraceFailure) {
    var parts: [RecordedPart] = []
    for benchmark in Benchmark.all {
      var lines = [
        "| | screen writes | notifications | reads of the repository | messages | reads of roles |",
        "|---|---|--:|--:|--:|--:|",
      ]
      for contender in contenders {
        lines.append(Self.row(contender, try Tracer(contender).work(in: benchmark, users: users)))
      }
      parts.append(
        RecordedPart(
          begin: "<!-- Counted, \(benchmark); renew with: swift run workbench pages -->",
          end: "<!-- End of what is counted, \(benchmark) -->",
          text: lines.map { $0 + "\n" }.joined()
        )
      )
    }
    self.parts = parts
  }

  private static func row(_ contender: Contender, _ work: StepWork) -> String {
    let figures = [Double(work.notifications), Double(work.repositoryReads), work.messages, work.reads]
    let cells = [contender.name, work.writesText] + figures.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }
    return "| \(cells.joined(separator: " | ")) |"
  }
}
