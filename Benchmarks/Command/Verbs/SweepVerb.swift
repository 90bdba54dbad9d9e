import Measure
import Probing
import Reports
import Suites
import Users

/// Cost against size, with the exponent that fits.
struct SweepVerb: Verb {
  static let name = "sweep"
  static let summary = "how cost grows with the number of users, or of observers (fan-out), as an exponent"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [.pattern, .filter, .sizes, .observers, .budget, .seed, .format, .output]
  static let meanings: [Option: String] = [
    .seed: "decides the order of measuring and the generated users; default: 1"
  ]
  static let formats: [ReportFormat] = [.table, .json]
  static let example = "sweep VIPER --filter binding/load --sizes 10,1000,100000"

  private let program: Program
  private let parts: [SweepPart]
  private let budget: Double
  private let seed: UInt64
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    seed = try arguments.seed()
    parts = try SweepPart.all(arguments, lineup: lineup, seed: seed)
    budget = try arguments.budget()
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let start = ContinuousClock.now
    /// What is left of the budget, in seconds: counting and making users take their part of it.
    var rest: Double { max(0, budget - start.duration(to: .now) / .seconds(1)) }
    let counts = try await counts(ProgressBar(console: console))
    console.showProgress("")
    var outcomes: [Sweep.Outcome] = []
    for (place, part) in parts.enumerated() {
      outcomes.append(try await sweep(part, budget: rest / Double(parts.count - place), on: console))
    }
    let report = SweepReport(outcomes, counts, seed: seed, budget: budget)
    try output.write(report.document, on: console) { report.text($0) }
    return report.isFine ? .fine : .checkFailed
  }

  private func counts(_ bar: ProgressBar) async throws(CommandFailure) -> SweepCounts {
    var counts = SweepCounts()
    let all = parts.reduce(0) { $0 + $1.sizes.count }
    var done = 0
    switch program.findProbe() {
    case .unavailable(let reason): counts.add(.unavailable(reason), size: 0)
    case .available(let client):
      for part in parts {
        for size in part.sizes {
          bar.show("counting at size \(size)", done, of: all)
          counts.add(try await part.counts(from: client, size: size), size: size)
          done += 1
        }
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
