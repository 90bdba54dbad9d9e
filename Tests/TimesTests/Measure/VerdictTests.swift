import Measure
import Runs
import Testing

struct VerdictTests {
  private func comparison(ratio: Double, processes: Int = 20) throws -> Comparison {
    let reference = (0..<processes).map { [100 + Double($0 % 3)] }
    return try #require(Comparison(of: reference.map { [$0[0] * ratio] }, to: reference))
  }

  @Test("A difference counts only above the noise floor and below the level")
  func conditions() throws {
    let slower = try comparison(ratio: 1.05)
    #expect(Verdict(of: slower, adjustedPValue: 0.001, noiseFloor: 0.02) == .slower)
    #expect(Verdict(of: slower.inverse, adjustedPValue: 0.001, noiseFloor: 0.02) == .faster)
    #expect(Verdict(of: slower, adjustedPValue: 0.02, noiseFloor: 0.02) == .tie)
    #expect(Verdict(of: slower, adjustedPValue: 0.001, noiseFloor: 0.06) == .tie)
    #expect(Verdict(of: slower.inverse, adjustedPValue: 0.001, noiseFloor: 0.06) == .tie)
  }

  @Test("A difference whose interval holds 1 does not count")
  func interval() throws {
    let samples = (1...9).map { [$0 > 6 ? 0.5 : Double($0)] }
    let comparison = try #require(Comparison(of: samples, to: [[Double]](repeating: [1], count: 9)))
    #expect(comparison.interval.contains(1) && comparison.ratio > 1)
    #expect(Verdict(of: comparison, adjustedPValue: 0, noiseFloor: 0) == .tie)
  }

  @Test("The noise floor is what the interval between two entries of one contender allows, in either direction")
  func noiseFloor() throws {
    let floor = NoiseFloor(comparisons: ["a": try comparison(ratio: 1.02), "b": try comparison(ratio: 1 / 1.04)])
    #expect((floor.of("a") - 0.02).magnitude < 1e-9)
    #expect((floor.of("b") - 0.04).magnitude < 1e-9)
    #expect((floor.of("c") - 0.04).magnitude < 1e-9)
    #expect(NoiseFloor(comparisons: ["a": try comparison(ratio: 1, processes: 1)]).overall == .infinity)
    #expect(NoiseFloor(comparisons: [:]).overall == .infinity)
  }
}
