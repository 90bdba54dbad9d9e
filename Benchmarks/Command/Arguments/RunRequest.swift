import Reports
import Suites
import Twin
import Users

/// What the options say of a run: who, what, on which users, for how long.
struct RunRequest {
  static let options: [Option] = [
    .suite, .filter, .pattern, .users, .source, .timeout, .budget, .seed, .against,
  ]
  private static let retentionSuite = "retention"

  private let contenders: [Contender]
  private let reference: Contender
  private let benchmarks: [Benchmark]
  private let measuresRetention: Bool
  private let input: UsersInput
  private let budget: Double
  private let seed: UInt64

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let reference = try Self.reference(arguments, lineup)
    let named = try arguments.contenders(among: lineup)
    self.reference = reference
    contenders = lineup.filter { contender in (named + [reference]).contains { $0.id == contender.id } }
    let suites = try Self.suites(arguments)
    let filter = try arguments.filter()
    benchmarks = Benchmark.all.filter { suites.contains($0.suite.rawValue) && filter($0.id) }
    measuresRetention = suites.contains(Self.retentionSuite) && filter(Self.retentionSuite)
    if benchmarks.isEmpty && !measuresRetention {
      throw .usage("no benchmark matches \(arguments.value(of: .filter) ?? ""); see: workbench list")
    }
    input = try UsersInput(arguments)
    budget = try arguments.budget()
    seed = try arguments.seed()
  }

  /// Reads the users and runs, with progress on the console.
  @MainActor
  func run(on console: any Console) async throws(CommandFailure) -> (RunResults, ProbeFindings) {
    let plan = RunPlan(
      contenders: contenders,
      reference: reference.id,
      benchmarks: benchmarks,
      measuresRetention: measuresRetention,
      users: try await input.readForBenchmarks(),
      budget: budget,
      seed: seed
    )
    let bar = ProgressBar(console: console)
    defer { bar.clear() }
    let results = WorkbenchRun(plan) { bar.show($0) }.run()
    console.showProgress("counting in the twin")
    return (results, await findings(for: results))
  }

  /// Asks the twin for what cannot be had here: counting disturbs time, so it is done in a process of its own.
  @MainActor
  private func findings(for results: RunResults) async -> ProbeFindings {
    let accepted = results.plan.contenders.filter { !results.rejected.contains($0.id) }
    let contenders = accepted.map(\.id)
    let messages = await MessageCounts.find(results.plan.benchmarks, of: accepted)
    switch ProbeClient.locate() {
    case .unavailable(let reason):
      return ProbeFindings(counts: .unavailable(reason), retention: nil, messages: messages)
    case .available(let client):
      let names = results.plan.benchmarks.map(\.id)
      return ProbeFindings(
        counts: names.isEmpty
          ? nil : client.counts(contenders: contenders, benchmarks: names, users: results.plan.users.directory),
        retention: measuresRetention ? client.retention(contenders: contenders) : nil,
        messages: messages
      )
    }
  }

  private static func reference(_ arguments: Arguments, _ lineup: [Contender]) throws(CommandFailure) -> Contender {
    if let name = arguments.value(of: .against) {
      return try arguments.contender(name, for: .against, among: lineup)
    }
    guard let contender = lineup.first(where: { $0.kind == .floor }) ?? lineup.first else {
      throw CommandFailure(.failed, "the lineup is empty")
    }
    return contender
  }

  private static func suites(_ arguments: Arguments) throws(CommandFailure) -> [String] {
    let all = TimedSuite.allCases.map(\.rawValue) + [retentionSuite]
    let named = arguments.values(of: .suite).map { $0.lowercased() }
    for name in named where !all.contains(name) {
      throw .usage("--suite \(name): one of \(all.joined(separator: ", ")) is expected")
    }
    return named.isEmpty ? all : named
  }
}
