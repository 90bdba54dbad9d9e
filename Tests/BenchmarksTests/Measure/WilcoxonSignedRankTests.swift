import Measure
import Testing

struct WilcoxonSignedRankTests {
  @Test("Hollander and Wolfe's depression scores give p = 0.0391")
  func textbook() {
    let first = [1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30]
    let second = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29]
    let pValue = WilcoxonSignedRank.pValue(of: zip(first, second).map { $0 - $1 })
    #expect((pValue - 0.0390625).magnitude < 1e-9)
  }

  @Test("All on one side is as rare as a coin that never falls otherwise", arguments: [1, 5, 20])
  func oneSided(count: Int) {
    let rarest = (0..<count).reduce(2.0) { result, _ in result / 2 }
    #expect((WilcoxonSignedRank.pValue(of: (1...count).map(Double.init)) - rarest).magnitude < 1e-15)
    // With ties, too.
    #expect((WilcoxonSignedRank.pValue(of: [Double](repeating: -1, count: count)) - rarest).magnitude < 1e-15)
  }

  @Test("Ties share their mean rank")
  func ties() {
    // Ranks 1.5, 1.5, 3, 4, 5; of 32 sign patterns 5 have a negative sum of 3 or less.
    #expect(WilcoxonSignedRank.pValue(of: [-1, -1, 2, 3, 4]) == 10.0 / 32)
  }

  @Test("No difference at all is no evidence")
  func zeros() {
    #expect(WilcoxonSignedRank.pValue(of: []) == 1)
    #expect(WilcoxonSignedRank.pValue(of: [0, 0, 0]) == 1)
  }

  @Test("Beyond 50 differences the p-value goes on where it was")
  func approximation() {
    func alternating(_ count: Int) -> [Double] { (1...count).map { Double($0) * ($0 % 3 == 0 ? -1 : 1) } }
    let exact = WilcoxonSignedRank.pValue(of: alternating(50))
    let normal = WilcoxonSignedRank.pValue(of: alternating(50) + [0.5])
    #expect(normal > 0.8 * exact && normal < 1.2 * exact)
  }
}
