import Instruments
import Testing

@Suite("A graph of references")
struct DrawingTests {
  private let graph = Graphs.graph("A>B B~A B.C C>A", roots: ["A"])

  @Test("in Graphviz tells strong, weak and unowned references apart, and names its roots")
  func graphviz() {
    #expect(graph.dot.contains("n0 -> n1 [style=solid, label=\"b\"];"))
    #expect(graph.dot.contains("n1 -> n0 [style=dashed, label=\"a\"];"))
    #expect(graph.dot.contains("n1 -> n2 [style=dotted, label=\"c\"];"))
    #expect(graph.dot.contains("r0 [label=\"the root\", shape=plaintext];"))
  }

  @Test("in Mermaid tells strong, weak and unowned references apart")
  func mermaid() {
    #expect(graph.mermaid.hasPrefix("flowchart LR\n"))
    #expect(graph.mermaid.contains("n0 -->|\"b\"| n1"))
    #expect(graph.mermaid.contains("n1 -.->|\"a\"| n0"))
    #expect(graph.mermaid.contains("n1 -.-o|\"c\"| n2"))
  }

  @Test("has a part with only the objects that the roots hold, directly or through others")
  func held() {
    let part = graph.reachable()
    #expect(part.nodes.map(\.type) == ["A", "B"])
    #expect(part.edges.map(\.label) == ["A.b", "B.a"])
  }

  @Test("gives the references of an object that is not shown to the object that holds it")
  func hidden() {
    let part = Graphs.graph("A>B B>C C~A", roots: ["A"]).reachable { $0.type != "B" }
    #expect(part.nodes.map(\.type) == ["A", "C"])
    #expect(part.edges.map(\.label) == ["B.c", "C.a"])
    #expect(part.edges.map(\.strength) == [.strong, .weak])
  }
}
