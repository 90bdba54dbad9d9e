import CommandFixtures
import Conformance
import Contenders
import HeadlessUIKit
import Measure
import Suites
import TaskControl
import Testing
import Users

@Suite("Benchmarks")
@MainActor struct BenchmarkTests {
  private let users: BenchmarkUsers

  init() throws {
    users = try BenchmarkUsers(UserDirectory(SampleUsers.many(20)))
  }

  @Test("check the screen after every step, for everybody", arguments: Benchmark.all, Lineup.compared)
  func verifies(_ benchmark: Benchmark, _ contender: Contender) throws {
    try MainActorTasks.run {
      let workload = benchmark.workload(of: contender, users: users)
      for _ in 0..<4 {
        try workload.prepare()
        try workload.step()
        try workload.verify()
      }
    }
  }

  @Test("give no time to an app that does the wrong thing")
  func refuses() throws {
    let benchmark = try #require(Benchmark.all.first { $0.name == "deep-link" })
    let workload = benchmark.workload(of: Contender(UnlinkedApp.self), users: users)
    try workload.prepare()
    try workload.step()
    #expect(throws: ConformanceFailure.self) { try workload.verify() }
  }

  @Test("need two users at least", arguments: [0, 1])
  func needsUsers(_ count: Int) throws {
    let users = try UserDirectory(Array(SampleUsers.three.prefix(count)))
    #expect(throws: BenchmarkUsers.TooFew.self) { try BenchmarkUsers(users) }
  }
}
