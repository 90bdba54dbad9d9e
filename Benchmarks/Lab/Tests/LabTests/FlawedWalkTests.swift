import Claims
import Contenders
import LabFixtures
import Runs
import Suites
import TestSupport
import Testing
import WholeLineup

@Suite("A random walk finds a flawed wiring beside its fixed sibling", .long())
@MainActor struct FlawedWalkTests {
  @Test("with at most ten actions", arguments: Lineup.flawed)
  func finds(_ flawed: Contender) throws {
    let fixed = try #require(Lineup.patterns.first { $0.id == flawed.pattern })
    let walk = Walk([fixed, flawed])
    let difference = try #require(walk.run(actions: 5_000, seed: 1).difference, "\(flawed) is not found")
    #expect(difference.contender == flawed.id)
    #expect(difference.actions.count <= 10, "\(difference.scenario)")
    #expect(walk.difference(after: difference.actions) != nil)
  }

  @Test("of VIPER's, whichever reference is strong", arguments: Lineup.wirings.filter { !$0.strong.isEmpty })
  func finds(_ wiring: Wiring) throws {
    let difference = try #require(Walk([wiring.contender]).run(actions: 5_000, seed: 1).difference)
    #expect(difference.actions.count <= 10, "\(difference.scenario)")
  }
}
