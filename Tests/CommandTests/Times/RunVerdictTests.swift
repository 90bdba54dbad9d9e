import Command
import Instruments
import Testing

@Suite("A run with the instrumented program")
struct RunVerdictTests {
  @Test("ends with an exit code that depends on the census, too", arguments: [0, 1])
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

  @Test("says a reason for not counting once, with all that it concerns")
  func gaps() {
    let entries = [Counter.retains, .mallocs, .bytes].map {
      Coverage.Entry($0, isAvailable: $0 == .mallocs, reason: "not here")
    }
    let coverage = Coverage(entries: entries, hasCensus: false, censusReason: "no heap", limits: [])
    let findings = ProbeFindings(
      counts: .available(ProbeAnswer(coverage: coverage)),
      retention: nil,
      messages: .unavailable("not asked")
    )
    #expect(
      findings.reasons == [
        "Not counted: objects on the heap; no heap", "Not counted: retains, bytes; not here",
        "Messages were not counted: not asked",
      ]
    )
  }
}
