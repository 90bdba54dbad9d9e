import Runs
import Testing

struct RankingTests {
  private func ranks(_ medians: [String: Double], tiedWithin: Double) -> [Int] {
    let ranking = Ranking(medians: medians) { contender, reference in
      guard let first = medians[contender], let second = medians[reference] else { return .tie }
      return first > second + tiedWithin ? .slower : first < second - tiedWithin ? .faster : .tie
    }
    return ranking.places.map(\.rank)
  }

  @Test("Ties share a rank and the next rank is left out")
  func competition() {
    #expect(ranks(["a": 1, "b": 2, "c": 9], tiedWithin: 1) == [1, 1, 3])
    #expect(ranks(["a": 1, "b": 8, "c": 9, "d": 20], tiedWithin: 1) == [1, 2, 2, 4])
    #expect(ranks(["a": 1, "b": 2, "c": 3], tiedWithin: 0) == [1, 2, 3])
  }

  @Test("A group is tied with its best, so ties do not drag on")
  func chain() {
    #expect(ranks(["a": 1, "b": 2, "c": 3, "d": 4], tiedWithin: 1) == [1, 1, 3, 3])
  }

  @Test("Equal medians are ordered by name, and all of none is none")
  func order() {
    let ranking = Ranking(medians: ["b": 1, "a": 1]) { _, _ in .tie }
    #expect(ranking.places.map(\.contender) == ["a", "b"])
    #expect(ranking.rank(of: "b") == 1)
    #expect(ranking.rank(of: "c") == nil)
    #expect(ranks([:], tiedWithin: 1) == [])
  }
}
