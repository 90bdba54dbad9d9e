import Measure
import Runs

/// The result of testing the harness with many runs.
struct HarnessCheckReport: Encodable, Sendable {
  let schema = 1
  let contender: String
  let benchmark: String
  let seed: UInt64
  let budgetSeconds: Double
  let runs: Int
  /// The slowdown planted, as a share; missing if none was planted.
  let planted: Double?
  /// Runs that reported faster or slower if nothing was planted, or faster if a slowdown was.
  let falseVerdicts: Int
  /// Runs that found the planted slowdown; missing if none was planted.
  let found: Int?
  let medianProcesses: Double
  /// The median noise floor, as a share; missing if it is known for no run.
  let medianNoiseFloor: Double?
  let ratios: [Double]

  /// Sums up runs.
  init(
    _ runs: [HarnessCheck.Run],
    contender: String,
    benchmark: String,
    planted: Double?,
    budget: Double,
    seed: UInt64
  ) {
    self.contender = contender
    self.benchmark = benchmark
    self.planted = planted
    self.seed = seed
    budgetSeconds = budget
    self.runs = runs.count
    falseVerdicts = runs.count { planted == nil ? $0.verdict != .tie : $0.verdict == .faster }
    found = planted.map { _ in runs.count { $0.verdict == .slower } }
    medianProcesses = Quantile.median(of: runs.map { Double($0.processes) }) ?? 0
    medianNoiseFloor = Quantile.median(of: runs.map(\.noiseFloor).filter(\.isFinite))
    ratios = runs.map(\.comparison.ratio)
  }

  /// True if the harness is as good as promised: at most 1 false verdict in 100, at least 95 of 100 found.
  var holds: Bool {
    falseVerdicts * 100 <= runs && found.map { $0 * 100 >= 95 * runs } ?? true
  }

  /// The report for a terminal.
  var text: String {
    let ratios = ratios.sorted()
    let spread = "\(percent((ratios.first ?? 1) - 1)) to \(percent((ratios.last ?? 1) - 1))"
    let verdicts =
      planted.map {
        "one entry made \(percent($0)) slower: found in \(found ?? 0) of \(runs) runs, \"faster\" in \(falseVerdicts)"
      }
      ?? "no entry made slower: \(falseVerdicts) false verdicts in \(runs) runs"
    let floor = medianNoiseFloor.map { "\(percent($0)) (medians over the runs)" } ?? "not known"
    return """
      A test of the harness: \(contender) against itself, \(benchmark), \(Int(medianProcesses)) processes in each run
      \(verdicts)
      differences measured: \(spread) · noise floor: \(floor)

      """
  }

  private func percent(_ share: Double) -> String {
    "\((share * 1_000).rounded() / 10) %"
  }
}
