import Foundation
import Runs

/// The results of several machines together. Machines are the highest level of repetition, above rounds and processes.
struct MachinesPart: Sendable, Encodable {
  /// A contender's ratio to the reference, over machines.
  struct Estimate: Sendable, Encodable {
    let benchmark: String
    let pattern: String
    let reference: String
    let machines: Int
    /// The geometric mean of the machines' ratios.
    let ratio: Double
    /// The interval, by Student's t over the machines.
    let ci95: [Double]
  }

  /// The least number of machines: with fewer, the differences between machines are not known.
  private static let least = 3

  let estimates: [Estimate]

  /// Combines runs; `nil` if there are fewer than three.
  init?(_ runs: [RunPart]) {
    guard runs.count >= Self.least else { return nil }
    var ratios: [String: (first: RunFile.Result, reference: String, logs: [Double])] = [:]
    var order: [String] = []
    for run in runs {
      for result in run.results where result.isTime {
        let reference = run.method?.reference(in: result.suite)
        guard let ratio = result.ratio, ratio > 0, let reference else { continue }
        let key = [result.name, result.contender, reference].joined(separator: "\u{0}")
        if ratios[key] == nil { order.append(key) }
        ratios[key, default: (result, reference, [])].logs.append(log(ratio))
      }
    }
    estimates = order.compactMap { ratios[$0] }.filter { $0.logs.count >= Self.least }.map {
      Self.estimate($0.first, $0.reference, $0.logs)
    }
  }

  private static func estimate(_ result: RunFile.Result, _ reference: String, _ logs: [Double]) -> Estimate {
    let count = Double(logs.count)
    let mean = logs.reduce(0, +) / count
    let variance = logs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let reach = StudentT.quantile(level: 0.95, degrees: logs.count - 1) * (variance / count).squareRoot()
    return Estimate(
      benchmark: result.name,
      pattern: result.contender,
      reference: reference,
      machines: logs.count,
      ratio: exp(mean),
      ci95: [exp(mean - reach), exp(mean + reach)]
    )
  }
}
