import Instruments
import Ownership
import Probing
import Reports
import Testing

@Suite("A run's exit code")
@MainActor struct RunVerdictTests {
  @Test("depends on what the census found, too", arguments: [0, 1])
  func census(leaked: Int) async throws {
    let graph = OwnershipGraph(nodes: [OwnershipGraph.Node(type: "MVC.Screen", serial: 0)], edges: [])
    var answer = ProbeAnswer(coverage: Coverage(entries: [], hasCensus: true, censusReason: "", limits: []))
    answer.retention = [
      RetentionCensus(
        contender: "MVC",
        scenario: "close",
        trips: 10,
        before: [:],
        after: [:],
        leftByTrips: LeakReport(graph, leaked: Set(0..<leaked)),
        leftByEnd: LeakReport(graph, leaked: [])
      )
    ]
    let findings = ProbeFindings(counts: nil, retention: .available(answer), messages: .unavailable("not asked"))
    #expect(RunReport(try await SampleRun.results(), findings).isFine == (leaked == 0))
  }
}
