public import Suites

/// What one step of a benchmark writes to the screen, and what is told and read for that.
public struct StepWork: Hashable, Sendable {
  /// How often each element of the screen is written to.
  public let writes: [String: Int]
  /// How many observers the repository tells of a change.
  public let notifications: Int
  /// How often the repository's users are read.
  public let repositoryReads: Int
  /// How many messages roles are sent.
  public let messages: Double
  /// How often roles are read from.
  public let reads: Double

  /// The elements with the number of writes where there are several, such as `details.name, row × 10`.
  public var writesText: String {
    let elements = writes.sorted { $0.key < $1.key }
    return elements.isEmpty
      ? "none" : elements.map { $0.value == 1 ? $0.key : "\($0.key) × \($0.value)" }.joined(separator: ", ")
  }
}

/// What is counted on the page of steps: for each benchmark, what each contender writes, tells and reads.
public struct StepsPage: Sendable {
  /// Where the page is, within the folder of documents.
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
