import Command
import Runs
import Suites

/// Tests the harness: false alarms, noise floor, and the detection of a planted slowdown.
struct HarnessCheckVerb: Verb {
  static let name = "self-test"
  static let summary = "test the harness: measure a contender under three names; with --planted, one of them is slower"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [.pattern, .filter, .runs, .planted, .intervals, .budget, .seed, .format, .output]
  static let meanings: [Option: String] = [
    .pattern: "the same as a NAME; default: the first of the lineup; with --intervals several are taken",
    .filter: "the first benchmark whose name matches; with --intervals all that match",
  ]
  static let formats: [ReportFormat] = [.table, .json]
  static let example = "self-test VIPER --filter open --planted 5"

  private let program: Program
  private let lineup: [Contender]
  private let contenders: [Contender]
  private let benchmarks: [Benchmark]
  private let comparesRuns: Bool
  private let runs: Int
  private let planted: Double?
  private let budget: Double
  private let seed: UInt64
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = try arguments.contenders(among: lineup)
    benchmarks = try arguments.chosen(Benchmark.all, "benchmark", by: \.id)
    comparesRuns = arguments.has(.intervals)
    if comparesRuns && arguments.has(.planted) { throw .usage("--intervals and --planted cannot be used together") }
    if !comparesRuns && arguments.contenderNames.count > 1 {
      throw .usage("self-test checks the harness with one contender; it takes several only with --intervals")
    }
    program = arguments.program
    self.lineup = lineup
    runs = try arguments.runs()
    planted = try arguments.share(.planted)
    budget = try arguments.budget()
    seed = try arguments.seed()
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try SystemNeeds.checkStarting()
    let users = try await UsersInput.shipped.readForBenchmarks()
    return comparesRuns ? try compareRuns(users, on: console) : try checkHarness(users, on: console)
  }

  private func checkHarness(
    _ users: BenchmarkUsers,
    on console: any Console
  ) throws(CommandFailure) -> CommandFailure.Code {
    guard let contender = contenders.first, let benchmark = benchmarks.first else { return .fine }
    let check = HarnessCheck(
      contender,
      benchmark,
      users: users,
      slowdown: planted ?? 0,
      sampling: program.sampling
    )
    var results: [HarnessCheck.Run] = []
    let bar = ProgressBar(console: console, budget: budget)
    for index in 0..<runs {
      bar.show("run \(index + 1) of \(runs)", index, of: runs)
      results.append(try run(check, seed: seed &+ UInt64(index)))
    }
    console.showProgress("")
    let report = HarnessCheckReport(
      results,
      contender: contender.id,
      benchmark: benchmark.id,
      planted: planted,
      budget: budget,
      seed: seed
    )
    try output.write(report, on: console) { _ in report.text }
    return report.holds ? .fine : .checkFailed
  }

  private func run(_ check: HarnessCheck, seed: UInt64) throws(CommandFailure) -> HarnessCheck.Run {
    do throws(SamplingFailure) {
      if let run = try check.run(budget: budget / Double(runs), seed: seed) { return run }
    } catch {
      throw CommandFailure(.failed, error.description)
    }
    throw CommandFailure(.failed, "\(check.description) failed; see: workbench check")
  }

  /// Repeats the comparison, each time as `run` does it, and compares the runs with each other.
  private func compareRuns(
    _ users: BenchmarkUsers,
    on console: any Console
  ) throws(CommandFailure) -> CommandFailure.Code {
    let floor = lineup.filter { $0.kind == .floor && !contenders.map(\.id).contains($0.id) }
    var results: [RunResults] = []
    let bar = ProgressBar(console: console, budget: budget)
    for index in 0..<runs {
      let plan = RunPlan(
        contenders: contenders + floor,
        reference: lineup.first { $0.kind == .floor }?.id ?? "",
        benchmarks: benchmarks,
        measuresRetention: false,
        users: users,
        budget: budget / Double(runs),
        seed: seed &+ UInt64(index)
      )
      bar.show("run \(index + 1) of \(runs)", index, of: runs)
      let result = WorkbenchRun(plan, sampling: program.sampling).run()
      if let problem = result.problems.first ?? result.rejected.first { throw CommandFailure(.failed, problem) }
      results.append(result)
    }
    console.showProgress("")
    let report = RepeatabilityReport(results, seed: seed, budget: budget)
    try output.write(report, on: console) { report.text($0) }
    return report.holds ? .fine : .checkFailed
  }
}
