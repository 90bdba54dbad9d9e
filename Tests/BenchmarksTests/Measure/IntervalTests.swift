import Measure
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
    let enough = (0..<6).map(Double.init)
    #expect(Bootstrap(seed: 1).intervalOfMedianRatio(of: samples, to: enough) == .unknown)
    #expect(Bootstrap(seed: 1).intervalOfMedianRatio(of: enough, to: samples) == .unknown)
    #expect(!Interval.unknown.isKnown)
    #expect(Estimate(of: samples)?.interval.isKnown != true)
  }

  @Test("Equal samples have an interval of no width")
  func equal() {
    let samples = [Double](repeating: 7, count: 10)
    #expect(OrderStatisticInterval.ofMedian(of: samples) == Interval(lower: 7, upper: 7))
    #expect(Bootstrap(seed: 1).intervalOfMedianRatio(of: samples, to: samples) == Interval(lower: 1, upper: 1))
  }

  @Test("Huge outliers do not move the interval of the middle")
  func outliers() {
    let samples = (1...30).map(Double.init) + [1e300, .infinity]
    #expect(OrderStatisticInterval.ofMedian(of: samples).upper < 25)
    #expect(Bootstrap(seed: 1).intervalOfMedianRatio(of: samples, to: (1...30).map { _ in 1 }).upper < 25)
  }

  @Test("Many samples neither underflow nor lose the interval")
  func many() {
    let interval = OrderStatisticInterval.ofMedian(of: (1...5_000).map(Double.init))
    // The median ± 1.96 · √5000 / 2, to within a sample.
    #expect((2_430...2_432).contains(interval.lower))
    #expect((4_999...5_001).contains(interval.lower + interval.upper))
  }

  @Test("The bootstrap depends on nothing but its seed and the samples")
  func seeded() {
    var noise = Noise(seed: 3)
    let samples = (0..<40).map { _ in noise.symmetricFactor(deviation: 0.3) }
    let ones = samples.map { _ in 1.0 }
    let bootstrap = Bootstrap(seed: 5).intervalOfMedianRatio(of: samples, to: ones)
    #expect(bootstrap == Bootstrap(seed: 5).intervalOfMedianRatio(of: samples.shuffled(), to: ones))
    #expect(bootstrap.contains(Quantile.median(of: samples) ?? .nan))
  }

  @Test("Intervals hold the true median about as often as they say", arguments: [20, 51])
  func coverage(count: Int) {
    var noise = Noise(seed: 11)
    var held = (orderStatistics: 0, bootstrap: 0)
    for run in 0..<400 {
      let samples = (0..<count).map { _ in noise.symmetricFactor(deviation: 0.3) }
      let bootstrap = Bootstrap(resamples: 200, seed: UInt64(run))
      held.orderStatistics += OrderStatisticInterval.ofMedian(of: samples).contains(1) ? 1 : 0
      let ones = samples.map { _ in 1.0 }
      held.bootstrap += bootstrap.intervalOfMedianRatio(of: samples, to: ones).contains(1) ? 1 : 0
    }
    #expect((367...396).contains(held.orderStatistics))
    #expect((361...392).contains(held.bootstrap))
  }
}
