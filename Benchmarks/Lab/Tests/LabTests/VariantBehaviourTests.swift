import CommandFixtures
import Conformance
import Contenders
import Instruments
import Runs
import Suites
import Testing
import UsersInterface
import WholeLineup

/// Tests all variants as the six are tested: their differences do not show on the screen.
@Suite("Every variant is the same app as its sibling")
struct VariantBehaviourTests {
  @Test("passes", arguments: ConformanceSuite.scenarios, Lineup.variants)
  @MainActor func passes(_ scenario: Scenario, _ contender: Contender) throws {
    try scenario.run(contender.app)
  }

  @Test("is named for a sibling, and takes part only when named", arguments: Lineup.variants)
  func hasSibling(_ contender: Contender) throws {
    let sibling = try #require(Lineup.patterns.first { $0.id == contender.pattern })
    let variant = try #require(contender.variant)
    #expect(contender.kind == .variant && !contender.isCompared)
    // Named as its sibling, or as in the literature: MVVM is MVVM-C without coordinators, VIP is not VIP-VM.
    let names = [contender.name, contender.architecture.name]
    #expect(names == ["\(sibling.name).\(variant)", sibling.name] || !names.contains(sibling.name), "\(names)")
  }

  @Test("does the same as all others in a random walk")
  @MainActor func walks() {
    let summary = Walk(Lineup.compared + Lineup.variants).run(actions: 600, seed: 1)
    #expect(summary.difference == nil, "\(summary)")
  }

  @Test("leaves nothing")
  func leavesNothing() throws {
    guard let probe = try Probes("lab-probe").requireHeap() else { return }
    let answer = try Probes.answer(probe.retention(contenders: Lineup.variants.map(\.id), trips: 5))
    #expect(answer.problems.isEmpty)
    #expect(answer.retention.count == Lineup.variants.count * RetentionScenario.allCases.count)
    for census in answer.retention { #expect(census.remains == .none, "\(census.contender), \(census.scenario)") }
  }
}
