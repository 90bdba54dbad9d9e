import CommandFixtures
import Contenders
import Runs
import Suites
import TestSupport
import Testing

@Suite("A random walk finds a faulty app", .long())
@MainActor struct FaultyWalkTests {
  @Test("that does not ignore a late answer")
  func findsLateAnswer() throws {
    let walk = Walk([Lineup.patterns[0], Contender(BelatedApp.self)])
    // Seeds 1 to 8 find it after 3,191 to 22,905 actions; this one is the first.
    let difference = try #require(walk.run(actions: 5_000, seed: 2).difference)
    #expect(difference.contender == Contender(BelatedApp.self).id)
    // Six of them are turns: the way to the details and the way back take three each.
    #expect(difference.actions.count <= 13, "\(difference.scenario)")
    // No screen shows it: the rename can still be answered.
    #expect(difference.explanation == "CommandFixtures can do the last of them, MVC cannot")
  }
}
