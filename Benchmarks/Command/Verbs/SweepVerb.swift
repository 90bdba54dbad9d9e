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

  private let parts: [SweepPart]
  private let budget: Double
  private let seed: UInt64
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    parts = try SweepPart.all(arguments, lineup: lineup)
    budget = try arguments.budget()
    seed = try arguments.seed()
    format = try arguments.format(among: [.table, .json])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let whole = parts.reduce(0) { $0 + $1.weight }
    var growths: [Sweep.Growth] = []
    for part in parts { growths += try await sweep(part, budget: budget * part.weight / whole, on: console) }
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
    for part in parts where part.isCounted {
      for size in part.sizes { counts.add(try await self.counts(part, size), size: size) }
    }
    return counts
  }

  private func counts(_ part: SweepPart, _ size: Int) async throws(CommandFailure) -> ProbeResult<ProbeAnswer> {
    switch ProbeClient.locate() {
    case .unavailable(let reason): return .unavailable(reason)
    case .available(let client):
      let users = try await UsersInput.generated(size, seed: seed).read()
      return client.counts(contenders: part.entrants.map(\.id), benchmarks: part.benchmarks.map(\.id), users: users)
    }
  }

  private func sweep(
    _ part: SweepPart,
    budget: Double,
    on console: any Console
  ) async throws(CommandFailure) -> [Sweep.Growth] {
    let bar = ProgressBar(console: console)
    let sweep = Sweep(part.entrants, part.benchmarks, sizes: part.sizes)
    do {
      return try await sweep.run(budget: budget, seed: seed) { size in
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
