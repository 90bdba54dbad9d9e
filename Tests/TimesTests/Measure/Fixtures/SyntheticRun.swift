import Foundation
import Measure

/// A run that never ran: contenders whose true costs are known, under drift that is shared within a round, with a
/// placement of each contender's own that stays the same within a process.
struct SyntheticRun {
  var benchmarks = 3
  var processes = 40
  var rounds = 8
  var deviation = 0.04
  var placement = 0.03
  var drift = 0.01

  /// Series of contenders with their true costs in nanoseconds.
  func series(of contenders: KeyValuePairs<String, Double>, seed: UInt64) -> [Series] {
    var noise = SyntheticNoise(seed: seed)
    return (1...benchmarks).flatMap { benchmark in
      var samples = [[[Double]]](repeating: [], count: contenders.count)
      for _ in 0..<processes {
        let rounds = process(of: contenders.map(\.value), &noise)
        for index in samples.indices { samples[index].append(rounds[index]) }
      }
      return zip(contenders, samples).map {
        Series(contender: $0.key, benchmark: "benchmark \(benchmark)", processes: $1)
      }
    }
  }

  /// One process's samples, by contender and round.
  private func process(of costs: [Double], _ noise: inout SyntheticNoise) -> [[Double]] {
    let placed = costs.map { $0 * exp(noise.normal() * placement) }
    var machine = 0.0
    var samples = [[Double]](repeating: [], count: costs.count)
    for _ in 0..<rounds {
      machine += noise.normal() * drift
      for index in placed.indices {
        samples[index].append(placed[index] * exp(machine) * noise.factor(deviation: deviation))
      }
    }
    return samples
  }
}
