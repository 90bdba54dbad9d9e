import Measure
import Runs
import Testing

struct IntervalTests {
  @Test("Order statistics are those of the binomial table", arguments: [(6, 1), (10, 2), (20, 6), (100, 40)])
  func table(count: Int, depth: Int) {
    let samples = (1...count).map(Double.init).shuffled()
    let interval = OrderStatisticInterval.ofMedian(of: samples)
    #expect(interval == Interval(lower: Double(depth), upper: Double(count + 1 - depth)))
  }

  @Test("Below six samples nothing is known", arguments: 0...5)
  func tooFew(count: Int) {
    let samples = (0..<count).map(Double.init)
    #expect(OrderStatisticInterval.ofMedian(of: samples) == .unknown)
    #expect(!Interval.unknown.isKnown)
    #expect(Estimate(of: samples)?.interval.isKnown != true)
  }

  @Test("Equal samples have an interval of no width")
  func equal() {
    let samples = [Double](repeating: 7, count: 10)
    #expect(OrderStatisticInterval.ofMedian(of: samples) == Interval(lower: 7, upper: 7))
  }

  @Test("Huge outliers do not move the interval of the middle")
  func outliers() {
    let samples = (1...30).map(Double.init) + [1e300, .infinity]
    #expect(OrderStatisticInterval.ofMedian(of: samples).upper < 25)
  }

  @Test("Many samples neither underflow nor lose the interval")
  func many() {
    let interval = OrderStatisticInterval.ofMedian(of: (1...5_000).map(Double.init))
    // The median ± 1.96 · √5000 / 2, to within a sample.
    #expect((2_430...2_432).contains(interval.lower))
    #expect((4_999...5_001).contains(interval.lower + interval.upper))
  }

  @Test("Intervals hold the true median about as often as they say", arguments: [20, 51])
  func coverage(count: Int) {
    var noise = SyntheticNoise(seed: 11)
    var held = 0
    for _ in 0..<400 {
      let samples = (0..<count).map { _ in noise.symmetricFactor(deviation: 0.3) }
      held += OrderStatisticInterval.ofMedian(of: samples).contains(1) ? 1 : 0
    }
    #expect((367...396).contains(held))
  }

  @Test("Intervals of ratios hold the true ratio about as often as they say", arguments: [10, 20, 51])
  func ratioCoverage(count: Int) throws {
    var noise = SyntheticNoise(seed: 12)
    var held = 0
    for _ in 0..<400 {
      let samples = (0..<count).map { _ in [noise.symmetricFactor(deviation: 0.3)] }
      let comparison = try #require(Comparison(of: samples, to: samples.map { _ in [1] }))
      held += comparison.confidence.contains(1) ? 1 : 0
    }
    #expect((367...396).contains(held), "\(held)")
  }
}
