import Foundation
import Instruments
import Testing

@Suite struct LeakReportTests {
  @Test func nothingLeakedSaysSo() {
    let report = Graphs.report("A>B", roots: ["A"], leaked: [])
    #expect(report.isEmpty)
    #expect(report.traces.isEmpty)
    #expect(report.text == "Nothing leaked.\n")
  }

  @Test func twoObjectsThatHoldEachOtherAreOneCycleToldFromTheOlder() throws {
    let report = Graphs.report("A>B B>A")
    let trace = try #require(report.traces.first)
    #expect(report.traces.count == 1)
    #expect(trace.kind == .cycle)
    #expect(trace.steps.map(\.type) == ["A", "B"])
    #expect(trace.steps.compactMap(\.reference) == ["A.b", "B.a"])
    #expect(trace.count == 2)
    #expect(trace.occurrences == 1)
    #expect(trace.bytes == 32)
  }

  @Test func theReferenceBackToTheOlderObjectIsTheOneToWeaken() {
    #expect(Graphs.report("A>B B>A").remedy == Remedy(weaken: ["B.a"]))
  }

  @Test func anObjectThatHoldsItselfIsACycle() {
    let report = Graphs.report("A>A")
    #expect(report.traces.map(\.kind) == [.cycle])
    #expect(report.remedy.weaken == ["A.a"])
  }

  @Test func copiesOfACycleAreOneTraceWithTheirNumber() {
    let report = Graphs.report("A1>B1 B1>A1 A2>B2 B2>A2 A3>B3 B3>A3")
    #expect(report.traces.map(\.occurrences) == [3])
    #expect(report.traces.map(\.count) == [6])
  }

  @Test func whatHangsOnACycleBelongsToIt() {
    let report = Graphs.report("A>B B>A B>C C>D")
    #expect(report.traces.map(\.count) == [4])
    #expect(report.traces.first?.byType == ["A": 1, "B": 1, "C": 1, "D": 1])
  }

  @Test func weakAndUnownedReferencesCloseNoCycle() {
    let report = Graphs.report("A>B B~A B.A")
    #expect(report.traces.map(\.kind) == [.unexplained])
    #expect(report.remedy.weaken.isEmpty)
  }

  @Test func whatTheRootReachesIsAPathWithTheReferenceToGiveUp() throws {
    let report = Graphs.report("A>B B>C C>D", roots: ["A"], leaked: ["C", "D"])
    let trace = try #require(report.traces.first)
    #expect(report.traces.count == 1)
    #expect(trace.kind == .path)
    #expect(trace.root == "the root")
    #expect(trace.steps.map(\.type) == ["A", "B", "C"])
    #expect(trace.steps.compactMap(\.reference) == ["A.b", "B.c"])
    #expect(trace.count == 2)
    #expect(report.remedy == Remedy(release: ["B.c"]))
  }

  @Test func aCycleThatSomethingAliveReachesIsStillACycle() {
    let report = Graphs.report("R>B B>A A>B", roots: ["R"], leaked: ["A", "B"])
    #expect(report.traces.map(\.kind) == [.cycle])
    #expect(report.remedy.weaken == ["A.b"])
    #expect(report.remedy.release.isEmpty)
  }

  @Test func oneReferenceOnSeveralCyclesIsEnough() {
    // Three ways there, one way back.
    let report = Graphs.report("A>B A>C A>D B>Z C>Z D>Z Z>A")
    #expect(report.remedy == Remedy(weaken: ["Z.a"]))
  }

  @Test func cyclesThatShareNothingNeedOneReferenceEach() {
    let report = Graphs.report("A>B B>A C>D D>C")
    #expect(report.remedy == Remedy(weaken: ["B.a", "D.c"]))
    #expect(report.traces.count == 2)
  }

  @Test func theFewestReferencesAreFoundWhereAGreedyChoiceFails() {
    // The classic: the set with the most cycles is in no best cover.
    let report = Graphs.report("A>X X>P P>A B>X X>Q Q>B P>C C>P Q>D D>Q")
    let graph = Graphs.graph("A>X X>P P>A B>X X>Q Q>B P>C C>P Q>D D>Q")
    #expect(report.remedy.isMinimal)
    #expect(report.remedy.weaken.count == smallestCover(of: graph))
  }

  @Test func aFingerprintIsTheSameForTheSameLeakAndDiffersForAnother() {
    let one = Graphs.report("A>B B>A").traces.map(\.fingerprint)
    let copies = Graphs.report("A1>B1 B1>A1 A2>B2 B2>A2").traces.map(\.fingerprint)
    let other = Graphs.report("A>C C>A").traces.map(\.fingerprint)
    #expect(one == copies)
    #expect(one != other)
  }

  @Test func theTextUnderlinesWhatToWeaken() {
    let text = Graphs.report("A>B B>A").text
    #expect(
      text.contains(
        """
        ┬───
        │ a cycle
        │
        ├─ A
        │    ↓ A.b
        ├─ B
        │    ↓ B.a
        │      ~~~
        ╰→ A again
        """
      )
    )
    #expect(text.contains("Make weak or unowned (the fewest that will do): B.a"))
  }

  @Test func aReportReadsBackAsItWasWritten() throws {
    let report = Graphs.report("A>B B>A B>C")
    #expect(try JSONDecoder().decode(LeakReport.self, from: JSONEncoder().encode(report)) == report)
  }

  @Test func aLongChainIsWalkedWithoutRecursion() {
    let chain = (0..<3000).map { "N\($0)>N\($0 + 1)" }.joined(separator: " ")
    let report = Graphs.report("\(chain) N3000>N0")
    #expect(report.count == 3001)
    #expect(report.traces.map(\.kind) == [.cycle])
  }

  /// By trying all sets of names, the smaller ones first.
  private func smallestCover(of graph: OwnershipGraph) -> Int? {
    let names = Set(graph.edges.map(\.label)).sorted()
    return (0..<(1 << names.count)).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }.first { choice in
      let weak = Set(names.indices.filter { choice >> $0 & 1 == 1 }.map { names[$0] })
      return !hasCycle(graph.nodes.count, graph.edges.filter { !weak.contains($0.label) })
    }?.nonzeroBitCount
  }

  private func hasCycle(_ count: Int, _ edges: [OwnershipGraph.Edge]) -> Bool {
    var alive = Set(0..<count)
    while let end = alive.first(where: { node in
      !edges.contains { $0.source == node && alive.contains($0.target) }
    }) {
      alive.remove(end)
    }
    return !alive.isEmpty
  }
}
