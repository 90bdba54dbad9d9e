import Claims
import Conformance
import Contenders
import LabFixtures
import Runs
import Suites
import TestSupport
import Testing
import WholeLineup

@Suite("VIPER's four references")
@MainActor struct WiringTests {
  @Test("come in all sixteen wirings, the fixed one and the document's among them")
  func areAll() {
    let strong = Lineup.wirings.map(\.strong)
    #expect(strong.count == 16 && Set(strong).count == 16)
    #expect(strong.allSatisfy { $0.isSubset(of: [1, 2, 3, 4]) })
    #expect(Lineup.wirings.first { $0.strong.isEmpty }?.contender.id == "VIPER")
    #expect(Lineup.wirings.first { $0.strong == [2, 3, 4] }?.contender.id == "VIPER.strong")
    for wiring in Lineup.wirings where wiring.contender.flaw == nil && !wiring.strong.isEmpty {
      #expect(wiring.contender.id == "VIPER.strong" + wiring.strong.sorted().map(String.init).joined())
    }
  }

  @Test("leak in all wirings but the fixed one: all four have to be weak", .long())
  func leak() throws {
    let findings = try WiringFindings(Lineup.wirings)
    #expect(findings.clean.map(\.contender.id) == ["VIPER"])
    #expect(findings.leaking.count == 15)
    #expect(findings.smallestWeak == [[1, 2, 3, 4]])
  }

  @Test("pass all scenarios in every wiring, except for those about lifetimes", .long(), arguments: Lineup.wirings)
  func work(_ wiring: Wiring) {
    let gate = ConformanceGate(ConformanceSuite.scenarios.filter { $0.rule < 15 })
    #expect(gate.check(wiring.contender).filter { !$0.passed }.map(\.scenario.id) == [])
  }

  @Test(
    "would have smaller sets if a wiring did not leak",
    arguments: [([[]], [[1, 2]]), ([[], [1], [2]], [[1], [2]]), ([[], [1], [1, 2]], [[]]), ([], [])]
      as [([Set<Int>], [Set<Int>])]
  )
  func smallest(_ clean: [Set<Int>], _ smallest: [Set<Int>]) {
    let wirings = [[], [1], [2], [1, 2]].map { Wiring(Lineup.patterns[0], strong: $0) }
    let findings = WiringFindings(wirings) { !clean.contains($0.strong) }
    #expect(Set(findings.smallestWeak) == Set(smallest))
  }
}
