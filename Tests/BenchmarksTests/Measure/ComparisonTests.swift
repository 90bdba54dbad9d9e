import Measure
import Testing

struct ComparisonTests {
  @Test("What slows whole rounds down cancels")
  func drift() throws {
    let reference = (1...20).map { Double($0 * $0) }
    let comparison = try #require(Comparison(of: reference.map { 1.5 * $0 }, to: reference))
    #expect((comparison.ratio - 1.5).magnitude < 1e-12)
    #expect(comparison.interval.halfWidth < 1e-9)
    #expect(comparison.pValue < 1e-5)
  }

  @Test("Exchanging the sides inverts the ratio and nothing else")
  func inverse() throws {
    var noise = Noise(seed: 1)
    let samples = (0..<2).map { _ in (0..<16).map { _ in noise.factor(deviation: 0.1) } }
    let comparison = try #require(Comparison(of: samples[0], to: samples[1]))
    let exchanged = try #require(Comparison(of: samples[1], to: samples[0]))
    #expect((comparison.inverse.ratio - exchanged.ratio).magnitude < 1e-12)
    #expect((comparison.inverse.interval.lower - exchanged.interval.lower).magnitude < 1e-12)
    #expect((comparison.pValue - exchanged.pValue).magnitude < 1e-12)
  }

  @Test("Few rounds have a ratio and no interval", arguments: [1, 2, 5])
  func fewRounds(count: Int) throws {
    let ones = [Double](repeating: 1, count: count)
    let comparison = try #require(Comparison(of: ones.map { $0 * 2 }, to: ones))
    #expect((comparison.ratio - 2).magnitude < 1e-12)
    #expect(!comparison.interval.isKnown)
    #expect(Verdict(of: comparison, adjustedPValue: 0, noiseFloor: 0) == .tie)
  }

  @Test("Samples of 0 neither crash nor make a number that is none")
  func zeros() throws {
    let zeros = [Double](repeating: 0, count: 8)
    let equal = try #require(Comparison(of: zeros, to: zeros))
    #expect(equal.ratio == 1 && equal.pValue == 1)
    let mixed = try #require(Comparison(of: [0, 0, 0, 0, 1, 1, 1, 1], to: [1, 1, 1, 1, 0, 0, 0, 0]))
    #expect(!mixed.ratio.isNaN && mixed.interval.contains(1))
  }

  @Test("Samples of different rounds are not compared")
  func unequal() {
    #expect(Comparison(of: [1, 2], to: [1]) == nil)
    #expect(Comparison(of: [], to: []) == nil)
  }
}
