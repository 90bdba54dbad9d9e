import Claims
import Conformance
import Contenders
import Foundation
import Instruments
import Runs
import Suites
import TestSupport
import Testing
import Users

@Suite("Evidence that the instrumented program counts")
@MainActor struct CountedEvidenceTests {
  private func evidence(from probe: ProbeResult<ProbeClient>) throws -> MeasuredEvidence {
    MeasuredEvidence(
      Lineup.compared,
      program: nil,
      probe: probe,
      users: try BenchmarkUsers(UserDirectory(SampleUsers.many(2))),
      budget: 0,
      seed: 1,
      sampling: .thisProcess([])
    ) { _, _ in [] }
  }

  @Test("is missing if that fails, and the failure is told to the command")
  func failing() throws {
    let evidence = try evidence(from: .available(ProbeClient(executable: URL(filePath: "/bin/false"))))
    #expect(throws: MissingEvidence.self) { try evidence.traffic(of: .mvp, in: .keystroke) }
    #expect(evidence.probeFailure == "`false` ended with code 1")
  }

  @Test("is missing without that program, and nothing has failed")
  func absent() throws {
    let evidence = try evidence(from: .unavailable("not here"))
    #expect(throws: MissingEvidence.self) { try evidence.traffic(of: .mvp, in: .keystroke) }
    #expect(evidence.probeFailure == nil)
  }
}
