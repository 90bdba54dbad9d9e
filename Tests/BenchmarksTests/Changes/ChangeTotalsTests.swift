import ChangeCosts
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

  @Test("ranks with ties only where costs are equal")
  func ranks() throws {
    let even = ChangeTotals(try changes())
    #expect(even.architectures.map { even.sum(.lines, of: $0) } == [4, 4, 4])
    #expect(even.architectures.map { even.rank(.lines, of: $0) } == [1, 1, 1])
    let weighed = ChangeTotals(try changes(), weights: ["one": 2])
    #expect(weighed.architectures.map { weighed.sum(.lines, of: $0) } == [7, 5, 7])
    #expect(weighed.architectures.map { weighed.rank(.lines, of: $0) } == [2, 1, 2])
    #expect(weighed.architectures.map { weighed.rank(.files, of: $0) } == [1, 1, 1])
  }

  @Test("says at which weight of one request two neighbours change places")
  func turns() throws {
    let weighed = ChangeTotals(try changes(), weights: ["one": 2])
    let turns = weighed.turns(.lines)
    #expect(turns.map { [$0.first, $0.second, $0.request] } == [["B", "A", "one"], ["B", "A", "two"]])
    #expect(turns.map(\.weight) == [1, 2])
    for weights in [["one": 1.0], ["one": 2, "two": 2]] {
      let turned = ChangeTotals(try changes(), weights: weights)
      #expect(turned.sum(.lines, of: "A") == turned.sum(.lines, of: "B"))
    }
    #expect(weighed.turns(.files) == [])
  }

  @Test("is 0 if all weights are 0")
  func weightless() throws {
    let totals = ChangeTotals(try changes(), weights: ["one": 0, "two": 0])
    #expect(totals.architectures.map { totals.sum(.lines, of: $0) } == [0, 0, 0])
    #expect(totals.turns(.lines) == [])
  }
}
