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
    seed = try arguments.seed()
    parts = try SweepPart.all(arguments, lineup: lineup, seed: seed)
    budget = try arguments.budget()
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
    var outcomes: [Sweep.Outcome] = []
    for (place, part) in parts.enumerated() {
      outcomes.append(try await sweep(part, budget: rest / Double(parts.count - place), on: console))
    }
    let report = SweepReport(outcomes, counts, seed: seed, budget: budget)
    try output.write(report.document, as: format, on: console) { _ in report.text }
    return report.isFine ? .fine : .checkFailed
  }

  private func counts() async throws(CommandFailure) -> SweepCounts {
    var counts = SweepCounts()
    switch ProbeClient.locate() {
    case .unavailable(let reason): counts.add(.unavailable(reason), size: 0)
    case .available(let client):
      for part in parts {
        for size in part.sizes { counts.add(try await part.counts(from: client, size: size), size: size) }
      }
    }
    return counts
  }

  private func sweep(
    _ part: SweepPart,
    budget: Double,
    on console: any Console
  ) async throws(CommandFailure) -> Sweep.Outcome {
    let bar = ProgressBar(console: console)
    let sweep = Sweep(part.entrants, sizes: part.sizes)
    do {
      return try await sweep.run(budget: budget, seed: seed, setting: part.setting) { bar.show(.timing($0)) }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }
}
