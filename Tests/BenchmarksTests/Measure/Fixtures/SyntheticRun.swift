import Foundation
import Measure

/// A run that never ran: contenders whose true costs are known, under drift that is shared within a round.
struct SyntheticRun {
  var benchmarks = 3
  var rounds = 100
  var deviation = 0.04
  var drift = 0.01

  /// Series of contenders with their true costs in nanoseconds.
  func series(of contenders: KeyValuePairs<String, Double>, seed: UInt64) -> [Series] {
    var noise = Noise(seed: seed)
    return (1...benchmarks).flatMap { benchmark in
      var machine = 0.0
      var samples = [[Double]](repeating: [], count: contenders.count)
      for _ in 0..<rounds {
        machine += noise.normal() * drift
        for (index, contender) in contenders.enumerated() {
          samples[index].append(contender.value * exp(machine) * noise.factor(deviation: deviation))
        }
      }
      return zip(contenders, samples).map {
        Series(contender: $0.key, benchmark: "benchmark \(benchmark)", samples: $1)
      }
    }
  }
}
