import Runs
import Testing

@Suite("The line of a fixed cost and a cost per size")
struct GrowthFitTests {
  private static let sizes = [10.0, 1_000, 100_000]

  private func fit(_ costs: [Double], sizes: [Double] = Self.sizes, noise: Double = 0.1) throws -> GrowthFit {
    try #require(GrowthFit(sizes: sizes, costs: costs, noise: costs.map { _ in noise }))
  }

  @Test(
    "is found exactly, with and without a fixed part",
    arguments: [(12_000.0, 250.0), (0, 3), (7, 0.5)]
  )
  func linear(_ fixed: Double, _ perUnit: Double) throws {
    let fit = try fit(Self.sizes.map { fixed + perUnit * $0 })
    #expect(fit.describes && fit.isTested && fit.offBy < 1e-9)
    #expect(abs(fit.fixed - fixed) <= 1e-6 * max(1, fixed) && abs(fit.perUnit - perUnit) < 1e-6 * perUnit)
  }

  @Test("does not grow if the costs differ by no more than their noise")
  func constant() throws {
    let fit = try fit([100, 105, 97])
    #expect(fit.describes && fit.isTested && fit.perUnit == 0 && abs(fit.fixed - 100.5) < 1)
    #expect(try self.fit([100, 105, 97], noise: 0.001).describes == false)
  }

  @Test("has the part that the noise of other costs cannot hide, and tells how wrong it may be")
  func noise() throws {
    // The fixed part of 10 is less than the noise at a thousand, and more than that at ten.
    let fit = try fit([12, 220, 19_000])
    #expect(fit.describes && abs(fit.fixed - 10) < 1 && abs(fit.perUnit - 0.2) < 0.01)
    #expect(abs(fit.uncertaintyOfFixed - 1.2) < 1e-9 && abs(fit.uncertaintyPerUnit - 0.019) < 1e-9)
  }

  @Test(
    "does not describe what grows in another way, or becomes less",
    arguments: [[100, 1e6, 1e10], [10, 31, 316], [300, 200, 100], [10, 1_000, 1_200]]
  )
  func others(_ costs: [Double]) throws {
    let fit = try fit(costs)
    #expect(!fit.describes && fit.offBy > 0.1 && fit.fixed >= 0 && fit.perUnit >= 0)
  }

  @Test("goes through two costs, which do not test it, and through one part that two costs have")
  func two() throws {
    let line = try fit([12, 111], sizes: [10, 1_000])
    #expect(line.describes && !line.isTested && abs(line.fixed - 11) < 1e-9 && abs(line.perUnit - 0.1) < 1e-9)
    #expect(try fit([11, 11.5], sizes: [10, 1_000]).isTested)
    // Neither part may be below 0, so that two costs can refute it, too.
    #expect(try fit([100, 1e6], sizes: [10, 1_000]).describes == false)
    #expect(try fit([100, 50], sizes: [10, 1_000]).describes == false)
  }

  @Test("of nothing is nothing, and a cost that is 0 at one size only has no line")
  func zeros() throws {
    let none = try fit([0, 0, 0])
    #expect(none.describes && none.isTested && none.fixed == 0 && none.perUnit == 0 && none.offBy == 0)
    #expect(try fit([0, 5, 10]).describes == false)
  }

  @Test("needs two sizes, and numbers")
  func impossible() {
    let noise = [0.1, 0.1]
    #expect(GrowthFit(sizes: [10], costs: [1], noise: [0.1]) == nil)
    #expect(GrowthFit(sizes: [10, 10], costs: [1, 2], noise: noise) == nil)
    #expect(GrowthFit(sizes: [10, 20], costs: [1], noise: noise) == nil)
    #expect(GrowthFit(sizes: [10, 20], costs: [1, 2], noise: [0.1]) == nil)
    #expect(GrowthFit(sizes: [10, 20], costs: [1, -2], noise: noise) == nil)
    #expect(GrowthFit(sizes: [10, 20], costs: [1, .nan], noise: noise) == nil)
    #expect(GrowthFit(sizes: [0, 20], costs: [1, 2], noise: noise) == nil)
  }
}
