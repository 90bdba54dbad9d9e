import Lineup
import Suites
import TestSupport
import Testing

@Suite("A random walk finds a faulty app", .long())
@MainActor struct FaultyWalkTests {
  @Test("that does not ignore a late answer")
  func findsLateAnswer() throws {
    let walk = Walk([Lineup.patterns[0], Contender(BelatedApp.self)])
    let difference = try #require(walk.run(actions: 5_000, seed: 1).difference)
    #expect(difference.contender == Contender(BelatedApp.self).id)
    #expect(difference.actions.count <= 10, "\(difference.scenario)")
    // No screen shows it: the rename can still be answered.
    #expect(difference.explanation == "BenchmarksTests can do the last of them, MVC cannot")
  }
}
