import Measure
import Runs
import Testing

struct LogLogFitTests {
  @Test("A power law is found exactly")
  func exact() throws {
    let sizes = [10.0, 1_000, 100_000, 1_000_000]
    let fit = try #require(LogLogFit(sizes: sizes, costs: sizes.map { 3 * $0 * $0 }))
    #expect((fit.exponent - 2).magnitude < 1e-9)
    #expect(fit.interval.halfWidth < 1e-6)
  }

  @Test("The interval holds the true exponent about as often as it says")
  func coverage() {
    var noise = SyntheticNoise(seed: 21)
    let sizes = [1.0, 10, 100, 1_000, 10_000]
    let held = (0..<400).count { _ in
      let costs = sizes.map { 5 * $0 * (1 + 0.05 * noise.normal()) }
      return LogLogFit(sizes: sizes, costs: costs)?.interval.contains(1) == true
    }
    #expect((370...390).contains(held))
  }

  @Test("Two points give an exponent and no interval")
  func twoPoints() throws {
    let fit = try #require(LogLogFit(sizes: [1, 10], costs: [1, 10]))
    #expect((fit.exponent - 1).magnitude < 1e-12)
    #expect(fit.interval == .unknown)
  }

  @Test("An exponent is a finding from four sizes on, and if its interval is narrow")
  func finding() throws {
    let sizes = [10.0, 1_000, 100_000, 1_000_000]
    func fit(_ count: Int, _ cost: (Double) -> Double) throws -> LogLogFit {
      let own = Array(sizes.prefix(count))
      return try #require(LogLogFit(sizes: own, costs: own.map(cost)))
    }
    #expect(try fit(4) { 3 * $0 * $0 }.isFinding)
    #expect(try !fit(3) { 3 * $0 * $0 }.isFinding)
    #expect(try !fit(2) { 3 * $0 * $0 }.isFinding)
    // A fixed part bends the line, so no exponent describes it.
    #expect(try !fit(4) { 12_000 + 250 * $0 }.isFinding)
    #expect(try #require(LogLogFit(sizes: [10, 10, 20, 20], costs: [1, 1, 2, 2])).isFinding == false)
  }

  @Test("Samples without logarithm or without spread have no fit")
  func impossible() {
    #expect(LogLogFit(sizes: [1, 2], costs: [0, 1]) == nil)
    #expect(LogLogFit(sizes: [2, 2], costs: [1, 2]) == nil)
    #expect(LogLogFit(sizes: [1], costs: [1]) == nil)
    #expect(LogLogFit(sizes: [1, 2], costs: [1]) == nil)
    #expect(LogLogFit(sizes: [], costs: []) == nil)
  }
}
