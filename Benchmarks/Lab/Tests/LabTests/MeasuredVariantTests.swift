import CommandFixtures
import Conformance
import Contenders
import LabFixtures
import Runs
import Suites
import TestSupport
import Testing
import Users
import WholeLineup

/// Tests that variants can be measured as the six can.
@Suite("Every variant is measured as its sibling is")
@MainActor struct MeasuredVariantTests {
  private let users: BenchmarkUsers

  init() throws {
    users = try BenchmarkUsers(UserDirectory(SampleUsers.many(20)))
  }

  @Test(
    "its steps end in the right screen, and neither search a window nor draw it",
    arguments: Benchmark.all + [.fanOut(observers: 3)],
    Lineup.variants
  )
  func steps(_ benchmark: Benchmark, _ contender: Contender) throws {
    #expect(try Looks.count(in: benchmark.workload(of: contender.watched, users: users)) == 0)
  }

  @Test("nothing is left of it", arguments: RetentionScenario.allCases, Lineup.variants)
  func findsNothing(_ scenario: RetentionScenario, _ contender: Contender) throws {
    #expect(try RetentionRun(contender, users: users.directory).run(scenario).left.isEmpty)
  }

  @Test("JMH's form names it", .long())
  func jmh() async {
    let words = ["--pattern", "MVC.classic", "--filter", "open", "--budget", "0.01", "--format", "jmh"]
    let run = await CommandRun(inLab: words)
    #expect(run.output.contains("\"pattern\" : \"MVC.classic\""), "\(run)")
  }

  #if DEBUG
    @Test("a trace of it is the same twice", arguments: ["open", "close", "refresh"], Lineup.variants)
    func twice(_ flow: String, _ contender: Contender) async {
      let first = await CommandRun(inLab: ["trace", contender.id, flow])
      let second = await CommandRun(inLab: ["trace", contender.id, flow])
      #expect(first.code == 0 && !first.output.isEmpty && first.output == second.output, "\(first)")
    }
  #endif
}
