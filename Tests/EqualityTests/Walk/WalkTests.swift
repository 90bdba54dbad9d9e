import CommandFixtures
import Contenders
import Runs
import Suites
import TestSupport
import Testing

@Suite("A random walk")
@MainActor struct WalkTests {
  private let good = Lineup.patterns[0]

  @Test(
    "finds no difference between the contenders, and nothing alive at the end",
    .long(),
    arguments: [1, 2] as [UInt64]
  )
  func findsNone(_ seed: UInt64) {
    let summary = Walk(Lineup.compared).run(actions: 600, seed: seed)
    #expect(summary.difference == nil, "\(summary.difference?.scenario ?? "")")
    #expect(summary.actions == 600 && summary.attempts > 600)
    #expect(summary.apps == (summary.attempts + 99) / 100)
    #expect(summary.states.count > 15)
  }

  @Test("is the same for the same seed")
  func repeats() {
    let walks = [7, 7, 8].map { Walk([good]).run(actions: 200, seed: $0).states }
    #expect(walks[0] == walks[1] && walks[0] != walks[2])
  }

  @Test("finds a link that leads nowhere, with a handful of actions")
  func findsDeadLink() throws {
    let summary = Walk([good, Contender(UnlinkedApp.self)]).run(actions: 5_000, seed: 1)
    let difference = try #require(summary.difference)
    #expect(difference.actions.count <= 3, "\(difference.scenario)")
    #expect(difference.scenario.contains(").map { app.app?.open($0) }"))
    #expect(Walk([good, Contender(UnlinkedApp.self)]).difference(after: difference.actions) != nil)
  }

  @Test("finds screens that are kept for ever, with a handful of actions")
  func findsHoard() throws {
    let summary = Walk([Contender(HoardingApp.self)]).run(actions: 5_000, seed: 1)
    let difference = try #require(summary.difference)
    #expect(difference.actions.count <= 10, "\(difference.scenario)")
    #expect(difference.explanation.hasPrefix("alive on the dashboard"))
  }

  @Test("is a verb that prints a difference as a scenario")
  func verb() async {
    let fine = await CommandRun(["check", "--walk", "200", "--seed", "3"])
    #expect(fine.code == 0 && fine.output.contains("no difference"), "\(fine)")
    #expect(fine.output.contains(/^200 actions \(\d+ tried\)/), "\(fine)")
    let lineup = [good, Contender(UnlinkedApp.self)]
    let run = await CommandRun(["check", "--walk", "5000"], lineup: lineup)
    #expect(run.code == 1 && run.output.contains("  Scenario(0, \"CommandFixtures differs\") { app in"), "\(run)")
  }
}
