import Measure
import Runs
import Testing

struct ComparisonTests {
  @Test("A slowdown of whole rounds cancels out")
  func drift() throws {
    let reference = (1...20).map { process in (1...6).map { Double($0 * $0 * process) } }
    let comparison = try #require(Comparison(of: reference.map { $0.map { 1.5 * $0 } }, to: reference))
    #expect((comparison.ratio - 1.5).magnitude < 1e-12)
    #expect(comparison.interval.halfWidth < 1e-9)
    #expect(comparison.pValue < 1e-5)
    #expect(comparison.count == 20)
  }

  @Test("Exchanging the sides inverts the ratio and nothing else")
  func inverse() throws {
    var noise = SyntheticNoise(seed: 1)
    let samples = (0..<2).map { _ in (0..<16).map { _ in (0..<3).map { _ in noise.factor(deviation: 0.1) } } }
    let comparison = try #require(Comparison(of: samples[0], to: samples[1]))
    let exchanged = try #require(Comparison(of: samples[1], to: samples[0]))
    #expect((comparison.inverse.ratio - exchanged.ratio).magnitude < 1e-12)
    #expect((comparison.inverse.interval.lower - exchanged.interval.lower).magnitude < 1e-12)
    #expect((comparison.pValue - exchanged.pValue).magnitude < 1e-12)
  }

  @Test("More rounds of the same processes do not narrow the interval: processes are what repeats")
  func rounds() throws {
    var noise = SyntheticNoise(seed: 2)
    let processes = (0..<12).map { _ in noise.factor(deviation: 0.05) }
    func comparison(rounds: Int) throws -> Comparison {
      let samples = processes.map { [Double](repeating: $0, count: rounds) }
      return try #require(Comparison(of: samples, to: samples.map { $0.map { _ in 1 } }))
    }
    #expect(try comparison(rounds: 3) == comparison(rounds: 300))
  }

  @Test("A few processes that are far off hardly move the ratio")
  func outliers() throws {
    let usual = (0..<18).map { [1.1 + 0.001 * Double($0 % 5)] }
    let comparison = try #require(Comparison(of: usual + [[40], [0.001]], to: [[Double]](repeating: [1], count: 20)))
    #expect((1.1...1.11).contains(comparison.ratio) && comparison.interval.halfWidth < 0.01)
  }

  @Test("The interval and the probability are those of the published example of Yuen's and Tukey's trimmed t")
  func trimmed() throws {
    // Ten values: two are left out at either end, and Winsor's variance of the rest gives the error, by hand.
    let logarithms = [-9.0, 1, 2, 3, 4, 5, 6, 7, 8, 99]
    let comparison = try #require(
      Comparison(of: logarithms.map { [Double.exponential($0)] }, to: [[Double]](repeating: [1], count: 10))
    )
    #expect((Double.logarithm(comparison.ratio) - 4.5).magnitude < 1e-9)
    // Winsorized: 2 2 2 3 4 5 6 7 7 7, variance 4.722…; error √(4.722… · 10) / 6; t of 5 degrees 2.5706.
    // √2 as wide, because the other run is known no better.
    let reach = 2.0.squareRoot() * 2.57058 * (42.5 / 9 * 10).squareRoot() / 6
    #expect((Double.logarithm(comparison.interval.upper) - 4.5 - reach).magnitude < 1e-4)
  }

  @Test("The interval holds another run's ratio, 95 times of 100")
  func another() throws {
    var noise = SyntheticNoise(seed: 3)
    func run() throws -> Comparison {
      let samples = (0..<60).map { _ in [noise.factor(deviation: 0.05)] }
      return try #require(Comparison(of: samples, to: [[Double]](repeating: [1], count: 60)))
    }
    let held = try (0..<1_000).count { _ in try run().interval.contains(run().ratio) }
    // The larger of two errors is taken, so it is a little more than 950.
    #expect((940...985).contains(held))
  }

  @Test("An effect that lasts for many processes widens the interval, so that it still holds another run's ratio")
  func lasting() throws {
    var noise = SyntheticNoise(seed: 4)
    func run() throws -> Comparison {
      var state = 1.0
      let samples = (0..<120).map { process in
        if process % 15 == 0 { state = noise.factor(deviation: 0.03) }
        return [state * noise.factor(deviation: 0.03)]
      }
      return try #require(Comparison(of: samples, to: [[Double]](repeating: [1], count: 120)))
    }
    let held = try (0..<500).count { _ in try run().interval.contains(run().ratio) }
    #expect(held >= 450)
  }

  @Test("A single process has a ratio and no interval")
  func single() throws {
    let comparison = try #require(Comparison(of: [[2, 2]], to: [[1, 1]]))
    #expect((comparison.ratio - 2).magnitude < 1e-12)
    #expect(!comparison.interval.isKnown && comparison.pValue == 1)
    #expect(Verdict(of: comparison, adjustedPValue: 0, noiseFloor: 0) == .tie)
  }

  @Test("Samples of 0 neither crash nor make a number that is none")
  func zeros() throws {
    let zeros = [[Double]](repeating: [0], count: 8)
    let equal = try #require(Comparison(of: zeros, to: zeros))
    #expect(equal.ratio == 1 && equal.pValue == 1)
    let half: [[Double]] = [[0], [0], [0], [0], [1], [1], [1], [1]]
    let mixed = try #require(Comparison(of: half, to: half.reversed()))
    #expect(!mixed.ratio.isNaN && mixed.interval.contains(1))
  }

  @Test("Samples of different processes or rounds are not compared")
  func unequal() {
    #expect(Comparison(of: [[1], [2]], to: [[1]]) == nil)
    #expect(Comparison(of: [[1, 2]], to: [[1]]) == nil)
    #expect(Comparison(of: [[]], to: [[]]) == nil)
    #expect(Comparison(of: [], to: []) == nil)
  }

  @Test("Over benchmarks, a process gives the geometric mean of its ratios")
  func overBenchmarks() throws {
    let ones: [[Double]] = [[1, 1, 1], [1, 1, 1]]
    let pairs = [(samples: [[4, 4, 4], [4, 4, 4]] as [[Double]], reference: ones), (samples: ones, reference: ones)]
    #expect((try #require(Comparison(overBenchmarks: pairs)).ratio - 2).magnitude < 1e-12)
    #expect(Comparison(overBenchmarks: [pairs[0], (samples: [[1]], reference: [[1]])]) == nil)
    #expect(Comparison(overBenchmarks: []) == nil)
  }
}
