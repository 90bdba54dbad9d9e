import Measure
import Reports
import Suites
import Twin
import Users

/// Cost against size, with the exponent that fits.
struct SweepVerb: Verb {
  static let name = "sweep"
  static let summary = "cost against the number of users, or of observers (fan-out), as an exponent"
  static let options: [Option] = [.sizes, .observers, .filter, .pattern, .budget, .seed, .format, .output]

  private let contenders: [Contender]
  private let benchmarks: [Benchmark]
  private let fansOut: Bool
  private let sizes: [Int]
  private let observers: [Int]
  private let budget: Double
  private let seed: UInt64
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = try arguments.contenders(among: lineup)
    let filter = try arguments.filter()
    benchmarks = Benchmark.all.filter { filter($0.id) }
    fansOut = filter(Benchmark.fanOut.id)
    if benchmarks.isEmpty && !fansOut {
      throw .usage("no benchmark matches \(arguments.value(of: .filter) ?? ""); see: workbench list")
    }
    sizes = try arguments.sizes(.sizes, default: [10, 1_000, 100_000])
    observers = try arguments.sizes(.observers, default: [2, 10, 100, 1_000])
    budget = try arguments.budget()
    seed = try arguments.seed()
    format = try arguments.format(among: [.table, .json])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let share = fansOut && !benchmarks.isEmpty ? 0.75 : 1
    var growths: [Sweep.Growth] = []
    if !benchmarks.isEmpty { growths += try await sweep(benchmarks, sizes, budget: budget * share, on: console) }
    if fansOut {
      let rest = benchmarks.isEmpty ? budget : budget * (1 - share)
      growths += try await sweep([.fanOut], observers, budget: rest, on: console)
    }
    console.showProgress("counting in the twin")
    let counts = try await counts()
    console.showProgress("")
    let report = SweepReport(growths, counts, seed: seed, budget: budget)
    if format == .json {
      try output.write(report.document, on: console)
    } else {
      try output.write(text: report.text, on: console)
    }
    return .fine
  }

  private func counts() async throws(CommandFailure) -> SweepCounts {
    var counts = SweepCounts()
    for size in sizes where !benchmarks.isEmpty {
      switch ProbeClient.locate() {
      case .unavailable(let reason): counts.add(.unavailable(reason), size: size)
      case .available(let client):
        let users = try await UsersInput.generated(size, seed: seed).read()
        let result = client.counts(
          contenders: contenders.map(\.id),
          benchmarks: benchmarks.map(\.id),
          users: users
        )
        counts.add(result, size: size)
      }
    }
    return counts
  }

  private func sweep(
    _ benchmarks: [Benchmark],
    _ sizes: [Int],
    budget: Double,
    on console: any Console
  ) async throws(CommandFailure) -> [Sweep.Growth] {
    let bar = ProgressBar(console: console)
    do {
      return try await Sweep(contenders, benchmarks, sizes: sizes).run(budget: budget, seed: seed) { size in
        try await UsersInput.generated(size, seed: seed).readForBenchmarks()
      } progress: {
        bar.show(.timing($0))
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }
}
