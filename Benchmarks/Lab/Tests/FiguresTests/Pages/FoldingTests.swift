import Instruments
import Testing

@testable import Figures

@Suite("Folding a graph into boxes") struct FoldingTests {
  /// The references between boxes (`A`, `B`, `C`) of a graph: `A>B` is strong, `A~B` weak, `A.B` unowned.
  private func folded(_ references: String) -> [String] {
    let words = references.split(separator: " ").map { $0.map(String.init) }
    let names = Array(Set(words.flatMap { [$0[0], $0[2]] })).sorted()
    let strengths: [String: OwnershipGraph.Strength] = [">": .strong, "~": .weak, ".": .unowned]
    let edges = words.compactMap { word in
      names.firstIndex(of: word[0]).flatMap { source in
        names.firstIndex(of: word[2]).map { OwnershipGraph.Edge(source, $0, "", strengths[word[1]] ?? .strong) }
      }
    }
    let nodes = names.enumerated().map { OwnershipGraph.Node(type: $1, serial: $0) }
    let graph = OwnershipGraph(nodes: nodes, edges: edges).folded { "ABC".contains($0.type) }
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
