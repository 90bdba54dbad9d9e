import Measure
import Reports
import Suites

/// Gate, then suites: the comparison.
struct RunVerb: Verb {
  static let name = "run"
  static let summary = "check conformance, time, count objects, find leaks, print the comparison (the default)"
  static let options: [Option] = [
    .suite, .filter, .pattern, .users, .source, .timeout, .budget, .seed, .format, .output, .against,
  ]
  private static let retentionSuite = "retention"

  private let contenders: [Contender]
  private let reference: Contender
  private let benchmarks: [Benchmark]
  private let measuresRetention: Bool
  private let input: UsersInput
  private let budget: Double
  private let seed: UInt64
  private let format: ReportFormat
  private let output: Output

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
    format = try arguments.format(among: ReportFormat.allCases)
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let plan = RunPlan(
      contenders: contenders,
      reference: reference.id,
      benchmarks: benchmarks,
      measuresRetention: measuresRetention,
      users: try await users(),
      budget: budget,
      seed: seed
    )
    let bar = ProgressBar(console: console)
    let results = WorkbenchRun(plan) { bar.show($0) }.run()
    bar.clear()
    let text: String
    do {
      text = try RunReport(results).text(format, colors: output.isConsole && console.showsColors)
    } catch {
      throw CommandFailure(.failed, "the results cannot be written as \(format.rawValue): \(error)")
    }
    try output.write(text, on: console)
    return results.isFine ? .fine : .checkFailed
  }

  private func users() async throws(CommandFailure) -> BenchmarkUsers {
    let directory = try await input.read()
    do {
      return try BenchmarkUsers(directory)
    } catch {
      throw CommandFailure(.badData, "\(input.name): \(error.count) users; the suites need at least 2")
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
