import Measure
import Reports
import Suites

/// The harness against itself: false alarms, noise floor, and whether a planted slowdown is found.
struct HarnessCheckVerb: Verb {
  static let name = "aa"
  static let summary = "the harness against itself: the same contender under three names, or one of them slowed down"
  static let options: [Option] = [.runs, .planted, .pattern, .filter, .budget, .seed, .format, .output]

  private let contender: Contender
  private let benchmark: Benchmark
  private let runs: Int
  private let planted: Double?
  private let budget: Double
  private let seed: UInt64
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let named = try arguments.contenders(among: lineup)
    let filter = try arguments.filter()
    guard let benchmark = Benchmark.all.first(where: { filter($0.id) }), let contender = named.first else {
      throw .usage("no benchmark matches \(arguments.value(of: .filter) ?? ""); see: workbench list")
    }
    self.contender = contender
    self.benchmark = benchmark
    runs = try arguments.runs()
    planted = try arguments.share(.planted)
    budget = try arguments.budget()
    seed = try arguments.seed()
    format = try arguments.format(among: [.table, .json])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let users = try await UsersInput.shipped.readForBenchmarks()
    let check = HarnessCheck(contender, benchmark, users: users, slowdown: planted ?? 0)
    var results: [HarnessCheck.Run] = []
    for index in 0..<runs {
      console.showProgress("run \(index + 1) of \(runs)")
      guard let run = check.run(budget: budget / Double(runs), seed: seed &+ UInt64(index)) else {
        throw CommandFailure(.failed, "\(benchmark.id) of \(contender) failed; see: workbench check")
      }
      results.append(run)
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
    try output.write(report, as: format, on: console) { _ in report.text }
    return report.holds ? .fine : .checkFailed
  }
}
