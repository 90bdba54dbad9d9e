import Claims
import Conformance
import Contenders
import Instruments
import Mechanisms
import Runs
import Suites
import TestSupport
import Testing
import Users

@Suite("The lines of a mechanism")
@MainActor struct MechanismLinesTests {
  private let evidence: MeasuredEvidence

  init() throws {
    evidence = MeasuredEvidence(
      Lineup.compared,
      program: nil,
      probe: .unavailable("not asked"),
      users: try BenchmarkUsers(UserDirectory(SampleUsers.many(2))),
      budget: 0,
      seed: 1,
      sampling: .thisProcess([])
    ) { _, _ in [] }
  }

  @Test("are those of all its files: an observable has its bag, one delegate has less than a list of them")
  func all() throws {
    let lines = try Dictionary(
      uniqueKeysWithValues: Mechanism.all.map { ($0.id, try evidence.lines(ofMechanism: $0.id)) }
    )
    #expect(lines["Observable"] == 70 && lines["Delegation"] == 41 && lines["MulticastDelegation"] == 49)
  }

  @Test("cannot be counted for a mechanism that is not there")
  func missing() {
    #expect(throws: MissingEvidence.self) { try evidence.lines(ofMechanism: "Telepathy") }
  }
}
