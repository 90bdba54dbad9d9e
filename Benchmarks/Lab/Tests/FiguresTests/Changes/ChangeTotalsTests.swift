import ChangeCosts
import CommandFixtures
import Testing

@Suite("The total of change requests")
struct ChangeTotalsTests {
  /// A pays 3 lines for one request and 1 for two, B the reverse, and C as much as A for both.
  private func changes() throws -> [Change] {
    let dear = SampleChange.head + SampleChange.ofInitialiser.replacing("+10,6", with: "+8,6")
    let cheap = SampleChange.head + SampleChange.ofProtocol
    return try [
      SampleChange.make(dear, request: "one", in: "A"), SampleChange.make(cheap, request: "two", in: "A"),
      SampleChange.make(cheap, request: "one", in: "B"), SampleChange.make(dear, request: "two", in: "B"),
      SampleChange.make(dear, request: "one", in: "C"), SampleChange.make(cheap, request: "two", in: "C"),
    ]
  }

  @Test("adds up by weight")
  func sums() throws {
    let even = ChangeTotals(try changes())
    #expect(even.architectures.map { even.sum(.lines, of: $0) } == [4, 4, 4])
    let weighed = ChangeTotals(try changes(), weights: ["one": 2])
    #expect(weighed.architectures.map { weighed.sum(.lines, of: $0) } == [7, 5, 7])
    #expect(weighed.architectures.map { weighed.sum(.files, of: $0) } == [3, 3, 3])
    #expect(weighed.touchedShare(of: "A") == 0.5)
    #expect(weighed.sumOfTests(of: "A") == nil)
  }

  @Test("has the file that most requests edit")
  func hottest() throws {
    let totals = ChangeTotals(try changes())
    let hottest = totals.hottestFile(of: "A")
    #expect(hottest?.path == SampleChange.presenter && hottest?.requests == 2)
    let added = try SampleChange.make(SampleChange.ofFile, in: "D")
    #expect(ChangeTotals([added]).hottestFile(of: "D") == nil)
  }

  @Test("says at which weight of one request any two cost the same, and who costs less above it")
  func turns() throws {
    let weighed = ChangeTotals(try changes(), weights: ["one": 2])
    let turns = weighed.breakEvens(.lines, upTo: 20)
    #expect(
      turns.map { [$0.below, $0.above, $0.request] } == [
        ["A", "B", "one"], ["C", "B", "one"], ["B", "A", "two"], ["B", "C", "two"],
      ]
    )
    #expect(turns.map(\.weight) == [1, 1, 2, 2])
    for weights in [["one": 1.0], ["one": 2, "two": 2]] {
      let turned = ChangeTotals(try changes(), weights: weights)
      #expect(turned.sum(.lines, of: "A") == turned.sum(.lines, of: "B"))
    }
    let heavier = ChangeTotals(try changes(), weights: ["one": 2, "two": 3])
    #expect(heavier.sum(.lines, of: "A") < heavier.sum(.lines, of: "B"))
    #expect(weighed.breakEvens(.lines, upTo: 1.5).map(\.request) == ["one", "one"])
    #expect(weighed.breakEvens(.files, upTo: 20) == [])
  }

  @Test("is 0 if all weights are 0")
  func weightless() throws {
    let totals = ChangeTotals(try changes(), weights: ["one": 0, "two": 0])
    #expect(totals.architectures.map { totals.sum(.lines, of: $0) } == [0, 0, 0])
    #expect(totals.touchedShare(of: "A") == 0)
  }
}

@Suite("The noise of changes")
struct ChangeNoiseTests {
  private let dear = SampleChange.head + SampleChange.ofInitialiser.replacing("+10,6", with: "+8,6")
  private let cheap = SampleChange.head + SampleChange.ofProtocol

  private func change(
    _ first: Int,
    _ second: Int,
    _ request: String = "one",
    in architecture: String = "A",
    of measure: ChangeTotals.Measure = .lines
  ) -> ChangeNoise.RepeatedChange {
    let (least, most) = (Double(min(first, second)), Double(max(first, second)))
    return ChangeNoise.RepeatedChange(
      request: request,
      architecture: architecture,
      measure: measure,
      first: first,
      second: second,
      difference: most / least - 1
    )
  }

  @Test("is the largest difference between two authors, in one request and in a sum")
  func floor() {
    let noise = ChangeNoise([change(1, 3), change(3, 3, "two"), change(2, 2, of: .files)])
    #expect(noise.requests == ["one", "two"])
    #expect(noise.pairs(.lines).map { [$0.first, $0.second] } == [[1, 3], [3, 3]])
    #expect(noise.ofOneRequest(.lines) == 2)
    #expect(noise.ofSum(.lines) == 0.5)
    #expect(noise.ofSum(.files) == 0 && noise.ofSum(.tokens) == nil)
  }

  @Test("lets an order be shown only where the gap is larger, in every measure")
  func order() throws {
    let totals = ChangeTotals(
      try [SampleChange.make(cheap, in: "A"), SampleChange.make(dear, in: "B"), SampleChange.make(dear, in: "C")]
    )
    let same = [change(1, 1), change(1, 1, of: .tokens)]
    #expect(ChangeNoise(same).groups(of: totals, by: [.lines]) == [["A"], ["B", "C"]])
    #expect(ChangeNoise([change(1, 3)]).groups(of: totals, by: [.lines]) == [["A", "B", "C"]])
    // Tokens: the dear one has fewer.
    #expect(ChangeNoise(same).groups(of: totals, by: [.lines, .tokens]) == [["A", "B", "C"]])
    #expect(ChangeNoise().groups(of: totals, by: [.lines]) == [["A", "B", "C"]])
  }
}
