import Instruments
import Testing

@Suite("Folding a graph into boxes") struct FoldingTests {
  /// The references between boxes (`A`, `B`, `C`), as they are written for `Graphs`.
  private func folded(_ references: String) -> [String] {
    let graph = Graphs.graph(references).folded { "ABC".contains($0.type) }
    return graph.edges.map { edge in
      let sign = edge.strength == .strong ? ">" : edge.strength == .weak ? "~" : "."
      return graph.nodes[edge.source].type + sign + graph.nodes[edge.target].type
    }.sorted()
  }

  @Test("keeps the references between boxes")
  func direct() {
    #expect(folded("A>B B~A A.C") == ["A.C", "A>B", "B~A"])
  }

  @Test("gives what lies between to the nearest box alone")
  func nearest() {
    #expect(folded("A>B B>X X~C A>Y Y>X") == ["A>B", "B~C"])
  }

  @Test("gives what is as near to several boxes to all of them")
  func shared() {
    #expect(folded("A>X B>X X~C") == ["A~C", "B~C"])
  }

  @Test("keeps a box that is held only through another box's objects")
  func indirect() {
    #expect(folded("B>X A>Y Y>Z Z>X X>C") == ["A>C", "B>C"])
  }

  @Test("shows that a box holds itself, and not that it refers to itself weakly")
  func itself() {
    #expect(folded("A>X X>A B>Y Y~B") == ["A>A"])
    #expect(folded("A>B B>X A>Y Y>Z Z>X X>A") == ["A>B", "B>A"])
    #expect(folded("B>X A>Y Y>Z Z>X X>A") == ["A>A", "B>A"])
  }
}
