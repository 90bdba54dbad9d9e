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
    fansOut = filter(Benchmark.fanOutID)
    if benchmarks.isEmpty && !fansOut {
      throw .usage("no benchmark matches \(arguments.value(of: .filter) ?? ""); see: workbench list")
    }
    sizes = try arguments.sizes(.sizes, in: 2...10_000_000, default: [10, 1_000, 100_000, 1_000_000])
    observers = try arguments.sizes(.observers, in: 1...100_000, default: [1, 10, 100, 1_000, 10_000])
    budget = try arguments.budget()
    seed = try arguments.seed()
    format = try arguments.format(among: [.table, .json])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let start = ContinuousClock.now
    /// What is left of the budget, in seconds: counting and making users take their part of it.
    var rest: Double { max(0, budget - start.duration(to: .now) / .seconds(1)) }
    console.showProgress("counting in the twin")
    let counts = try await counts()
    console.showProgress("")
    var growths: [Sweep.Growth] = []
    if !benchmarks.isEmpty {
      growths += try await sweep(sizes, budget: fansOut ? rest / 2 : rest, on: console) { size throws(CommandFailure) in
        Sweep.Setting(benchmarks, on: try await UsersInput.generated(size, seed: seed).readForBenchmarks())
      }
    }
    if fansOut {
      let few = try await UsersInput.generated(2, seed: seed).readForBenchmarks()
      growths += try await sweep(observers, budget: rest, on: console) { size throws(CommandFailure) in
        Sweep.Setting([.fanOut(observers: size)], on: few)
      }
    }
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
    switch ProbeClient.locate() {
    case .unavailable(let reason): counts.add(.unavailable(reason), size: 0)
    case .available(let client):
      let names = contenders.map(\.id)
      for size in sizes where !benchmarks.isEmpty {
        let users = try await UsersInput.generated(size, seed: seed).read()
        counts.add(client.counts(contenders: names, benchmarks: benchmarks.map(\.id), users: users), size: size)
      }
      for size in observers where fansOut {
        counts.add(client.fanOut(contenders: names, observers: size), size: size)
      }
    }
    return counts
  }

  private func sweep(
    _ sizes: [Int],
    budget: Double,
    on console: any Console,
    setting: (Int) async throws(CommandFailure) -> Sweep.Setting
  ) async throws(CommandFailure) -> [Sweep.Growth] {
    let bar = ProgressBar(console: console)
    do {
      return try await Sweep(contenders, sizes: sizes).run(budget: budget, seed: seed, setting: setting) {
        bar.show(.timing($0))
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }
}
