import Instruments
import Mechanisms
import Runs
import Suites
import Users

/// The run that the options describe: its entrants, benchmarks, users and budget.
struct RunRequest {
  static let options: [Option] = [
    .suite, .filter, .pattern, .users, .source, .at, .nameKey, .username, .timeout, .budget, .seed, .against,
  ]
  private static let retentionSuite = "retention"

  private let lineup: [Contender]
  private let program: Program
  private let choice: EntrantChoice
  private let benchmarks: [Benchmark]
  private let measuresRetention: Bool
  private let input: UsersInput
  private let budget: Double
  private let seed: UInt64

  /// Reads the options.
  ///
  /// - Parameter names: the entrants, besides those that `--pattern` names.
  init(_ arguments: Arguments, names: [String], lineup: [Contender]) throws(CommandFailure) {
    let suites = try Self.suites(arguments)
    let filter = try arguments.filter()
    let all = Benchmark.all + Benchmark.ofMechanisms
    let benchmarks = all.filter { suites.contains($0.suite.rawValue) && filter($0.id) }
    let timesMechanisms = benchmarks.contains { $0.suite == .mechanisms }
    self.lineup = lineup
    program = arguments.program
    self.benchmarks = benchmarks
    measuresRetention = suites.contains(Self.retentionSuite) && filter(Self.retentionSuite)
    let usesApps = measuresRetention || benchmarks.contains { $0.suite != .mechanisms }
    guard usesApps || timesMechanisms else {
      throw arguments.noMatch(of: "benchmark", among: all.map(\.id) + [Self.retentionSuite])
    }
    choice = try EntrantChoice(
      arguments,
      names: names,
      lineup: lineup,
      apps: usesApps,
      mechanisms: timesMechanisms
    )
    input = try UsersInput(arguments)
    budget = try arguments.budget()
    seed = try arguments.seed()
  }

  /// Reads the users and runs, with progress on the console.
  @MainActor
  func run(on console: any Console) async throws(CommandFailure) -> (RunResults, ProbeFindings) {
    try SystemNeeds.checkStarting()
    console.setInterruption("workbench: interrupted; what was measured is lost, and no file is changed")
    defer { console.setInterruption(type(of: console).interruption) }
    let bar = ProgressBar(console: console, budget: budget)
    defer { bar.clear() }
    bar.show("reading \(input.name)")
    let plan = RunPlan(
      contenders: choice.contenders(withReferenceIn: lineup),
      reference: choice.reference.id,
      mechanisms: choice.mechanismsWithReference,
      mechanismReference: choice.mechanismReference.id,
      benchmarks: benchmarks,
      measuresRetention: measuresRetention,
      users: try await input.readForBenchmarks(on: console),
      budget: budget,
      seed: seed
    )
    let run = WorkbenchRun(plan, sampling: program.sampling, program: program.executable) { bar.show($0) }
    let results = run.run()
    return (results, await findings(for: results, ProgressBar(console: console)))
  }

  /// Gets the counts: messages from a build for debugging, the rest from the instrumented program. Counting disturbs
  /// times, so this process does not count.
  @MainActor
  private func findings(for results: RunResults, _ bar: ProgressBar) async -> ProbeFindings {
    let plan = results.plan
    let apps = plan.contenders.filter { !results.rejected.contains($0.id) }
    let contenders = apps.map(\.id) + plan.mechanisms.map(\.id)
    bar.show("counting messages")
    let messages = await MessageCounts.find(plan.benchmarks.filter { $0.suite != .mechanisms }, of: apps, in: program)
    switch program.findProbe() {
    case .unavailable(let reason):
      return ProbeFindings(counts: nil, retention: nil, messages: messages, missing: reason)
    case .available(let client):
      let names = plan.benchmarks.map(\.id)
      let users = plan.users.directory
      let list = PackedUsers.data(of: users)
      // Sending many users to that process takes longer than counting with them.
      let groups = users.count > 10_000 ? [contenders] : contenders.map { [$0] }
      let counts = client.all(names.isEmpty ? [] : groups, bar.counting("counting objects, retains and releases of")) {
        client.counts(contenders: $0, benchmarks: names, users: list)
      }
      let retention = client.all(
        measuresRetention ? contenders.map { [$0] } : [],
        bar.counting("looking at the heap of")
      ) {
        client.retention(contenders: $0)
      }
      return ProbeFindings(counts: counts, retention: retention, messages: messages)
    }
  }

  /// Returns the suites that are named; without a name those of apps, and with a filter, which says itself what is meant, all.
  private static func suites(_ arguments: Arguments) throws(CommandFailure) -> [String] {
    let all = TimedSuite.allCases.map(\.rawValue) + [retentionSuite]
    let named = arguments.values(of: .suite).map { $0.lowercased() }
    for name in named where !all.contains(name) {
      let others = "one of \(all.joined(separator: ", ")) is expected"
      throw .usage("there is no suite \(name)" + Suggestion.after(name, among: all, or: others))
    }
    guard named.isEmpty else { return named }
    return arguments.has(.filter) ? all : TimedSuite.ofApps.map(\.rawValue) + [retentionSuite]
  }
}
