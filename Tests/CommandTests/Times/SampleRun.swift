import Command
import Contenders
import Instruments
import Runs
import Suites
import Users

/// A run of one benchmark on two contenders, too short to say anything, with made-up findings of the instrumented program.
@MainActor enum SampleRun {
  /// Made once: before contenders are timed, they have to pass the whole conformance suite.
  private static let made = Task { try await run(["MVC", "Floor"]) }

  private static let all = Task { try await run(Set(Lineup.compared.map(\.id))) }

  static func results() async throws -> RunResults {
    try await made.value
  }

  /// The results of all contenders.
  static func whole() async throws -> RunResults {
    try await all.value
  }

  /// Runs contenders.
  static func run(_ names: Set<String>) async throws -> RunResults {
    let plan = RunPlan(
      contenders: Lineup.compared.filter { names.contains($0.id) },
      reference: "Floor",
      benchmarks: Benchmark.all.filter { $0.id == "binding/load" },
      measuresRetention: false,
      users: try BenchmarkUsers(try await LocalUsersService.shipped().fetchUsers()),
      budget: 0.01,
      seed: 1
    )
    return WorkbenchRun(plan, sampling: .thisProcess(Lineup.compared)).run()
  }

  /// Returns made-up counts of MVC, as the instrumented program gives them.
  nonisolated static func findings(retains: Double, isExact: Bool, failure: String? = nil) -> ProbeFindings {
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
