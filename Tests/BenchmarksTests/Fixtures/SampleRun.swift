import Instruments
import Lineup
import Reports
import Suites
import Twin
import Users

/// A run of one benchmark on two contenders, too short to say anything, with made-up findings of the twin.
@MainActor enum SampleRun {
  static func results() async throws -> RunResults {
    let plan = RunPlan(
      contenders: Lineup.all.filter { ["MVC", "Floor"].contains($0.id) },
      reference: "Floor",
      benchmarks: Benchmark.all.filter { $0.id == "binding/load" },
      measuresRetention: false,
      users: try BenchmarkUsers(try await LocalUsersService.shipped().fetchUsers()),
      budget: 0.01,
      seed: 1
    )
    return WorkbenchRun(plan).run()
  }

  /// What the twin would have counted of MVC.
  static func findings(retains: Double, isExact: Bool, failure: String? = nil) -> ProbeFindings {
    var answer = ProbeAnswer(coverage: Coverage(entries: [], hasCensus: true, censusReason: "", limits: []))
    answer.counts = [
      StepCounts(
        contender: "MVC",
        benchmark: "binding/load",
        users: 10,
        perStep: failure == nil ? [.allocations: retains, .retains: retains, .releases: 0] : [:],
        steps: 4,
        isExact: isExact,
        failure: failure
      )
    ]
    return ProbeFindings(counts: .available(answer), retention: nil, messages: .unavailable("not asked"))
  }
}
