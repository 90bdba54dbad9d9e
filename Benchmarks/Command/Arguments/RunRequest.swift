import Mechanisms
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

  private let lineup: [Contender]
  private let choice: EntrantChoice
  private let benchmarks: [Benchmark]
  private let measuresRetention: Bool
  private let input: UsersInput
  private let budget: Double
  private let seed: UInt64

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let suites = try Self.suites(arguments)
    let filter = try arguments.filter()
    let all = Benchmark.all + Benchmark.ofMechanisms
    let benchmarks = all.filter { suites.contains($0.suite.rawValue) && filter($0.id) }
    let timesMechanisms = benchmarks.contains { $0.suite == .mechanisms }
    self.lineup = lineup
    self.benchmarks = benchmarks
    measuresRetention = suites.contains(Self.retentionSuite) && filter(Self.retentionSuite)
    let usesApps = measuresRetention || benchmarks.contains { $0.suite != .mechanisms }
    guard usesApps || timesMechanisms else {
      throw .usage("no benchmark matches \(arguments.value(of: .filter) ?? ""); see: workbench list")
    }
    choice = try EntrantChoice(arguments, lineup: lineup, apps: usesApps, mechanisms: timesMechanisms)
    input = try UsersInput(arguments)
    budget = try arguments.budget()
    seed = try arguments.seed()
  }

  /// Reads the users and runs, with progress on the console.
  @MainActor
  func run(on console: any Console) async throws(CommandFailure) -> (RunResults, ProbeFindings) {
    let plan = RunPlan(
      contenders: choice.contenders(withReferenceIn: lineup),
      reference: choice.reference.id,
      mechanisms: choice.mechanismsWithReference,
      mechanismReference: choice.mechanismReference.id,
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
    let plan = results.plan
    let apps = plan.contenders.filter { !results.rejected.contains($0.id) }
    let contenders = apps.map(\.id) + plan.mechanisms.map(\.id)
    let messages = await MessageCounts.find(plan.benchmarks.filter { $0.suite != .mechanisms }, of: apps)
    switch ProbeClient.locate() {
    case .unavailable(let reason):
      return ProbeFindings(counts: .unavailable(reason), retention: nil, messages: messages)
    case .available(let client):
      let names = plan.benchmarks.map(\.id)
      return ProbeFindings(
        counts: names.isEmpty
          ? nil : client.counts(contenders: contenders, benchmarks: names, users: plan.users.directory),
        retention: measuresRetention ? client.retention(contenders: contenders) : nil,
        messages: messages
      )
    }
  }

  private static func suites(_ arguments: Arguments) throws(CommandFailure) -> [String] {
    let all = TimedSuite.allCases.map(\.rawValue) + [retentionSuite]
    let named = arguments.values(of: .suite).map { $0.lowercased() }
    for name in named where !all.contains(name) {
      throw .usage("--suite \(name): one of \(all.joined(separator: ", ")) is expected")
    }
    return named.isEmpty ? TimedSuite.ofApps.map(\.rawValue) + [retentionSuite] : named
  }
}
