import Measure
import Testing

@Suite("Kendall's τ")
struct KendallTauTests {
  @Test("is that of a published example, with its exact p: Hollander and Wolfe 1973, page 187; also in R's cor.test")
  func published() throws {
    let lightness = [44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1]
    let scores = [2.6, 3.1, 2.5, 5.0, 3.6, 4.0, 5.2, 2.8, 3.8]
    let tau = try #require(KendallTau(lightness, scores))
    #expect((tau.coefficient - 0.4444).magnitude < 0.0001)
    #expect((tau.pValue - 0.1194).magnitude < 0.0001)
  }

  @Test("allows for ties: the example in the documentation of SciPy's kendalltau")
  func ties() throws {
    let tau = try #require(KendallTau([12, 2, 1, 12, 2], [1, 4, 7, 1, 0]))
    #expect((tau.coefficient - -0.47140452079103173).magnitude < 1e-12)
  }

  @Test(
    "of six has the probabilities of Kendall's table (Rank Correlation Methods, appendix table 1), for both signs",
    arguments: [(0, 0.0014), (1, 0.0083), (2, 0.028), (3, 0.068), (4, 0.136), (5, 0.235), (6, 0.360)]
  )
  func table(_ inversions: Int, _ oneSign: Double) throws {
    var row = [1.0, 2, 3, 4, 5, 6]
    // Each exchange of neighbours in this order is one inversion more.
    for place in [4, 3, 2, 1, 0, 4].prefix(inversions) { row.swapAt(place, place + 1) }
    let tau = try #require(KendallTau([1, 2, 3, 4, 5, 6], row))
    #expect((tau.coefficient * 15).rounded() == Double(15 - 2 * inversions))
    // The table has one sign, and no more than these digits.
    #expect((tau.pValue / 2 - oneSign).magnitude < 0.0006)
  }

  @Test("of six is beyond chance from 0.87 on, of five only in the same order, of four never")
  func least() {
    #expect(KendallTau.least(of: 6).map { ($0 * 15).rounded() } == 13)
    #expect(KendallTau.least(of: 5) == 1)
    #expect(KendallTau.least(of: 4) == nil && KendallTau.least(of: 1) == nil && KendallTau.least(of: 0) == nil)
    #expect(KendallTau.least(of: 4, level: 0.1) == 1)
  }

  @Test("counts permutations with ties as they are: two of three values alike leave three orders")
  func tiedPermutations() throws {
    let tau = try #require(KendallTau([1, 2, 3], [1, 1, 2]))
    #expect((tau.pValue - 2.0 / 3).magnitude < 1e-12)
  }

  @Test("of many has the normal distribution's p if there are ties, and is exact without")
  func many() throws {
    let row = (1...12).map(Double.init)
    // S is 46, and 466778 of 12! permutations are as far from 0.
    let exact = try #require(KendallTau(row, row.map { $0 == 12 ? 1.5 : $0 }))
    #expect((exact.coefficient - 46.0 / 66).magnitude < 1e-12)
    #expect((exact.pValue - 0.000974481087).magnitude < 1e-9)
    // S is 41 and its variance 205.00: z is 40 / 14.32.
    let tied = try #require(KendallTau(row, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 1]))
    #expect((tied.pValue - 0.00521054).magnitude < 1e-6)
  }

  @Test(
    "is unknown for rows without an order, and for rows that do not fit",
    arguments: [([1.0, 1, 1], [1.0, 2, 3]), ([], []), ([1], [2]), ([1, 2], [1, 2, 3]), ([1, .nan], [1, 2])]
  )
  func unknown(_ one: [Double], _ other: [Double]) {
    #expect(KendallTau(one, other) == nil && KendallTau(other, one) == nil)
  }
}
