import Foundation
import Instruments
import TestSupport
import Testing

@Suite("A leak report")
struct LeakReportTests {
  @Test("says that nothing leaked")
  func nothing() {
    let report = Graphs.report("A>B", roots: ["A"], leaked: [])
    #expect(report.isEmpty)
    #expect(report.traces.isEmpty)
    #expect(report.text == "Nothing leaked.\n")
  }

  @Test("shows two objects that hold each other as one cycle, which begins with the owner")
  func cycle() throws {
    let report = Graphs.report("B>A A>B", live: "R>A A>B B>A")
    let trace = try #require(report.traces.first)
    #expect(report.traces.count == 1)
    #expect(trace.kind == .cycle)
    #expect(trace.steps.map(\.type) == ["A", "B"])
    #expect(trace.steps.compactMap(\.reference) == ["A.b", "B.a"])
    #expect(trace.count == 2)
    #expect(trace.occurrences == 1)
    #expect(trace.bytes == 32)
  }

  @Test("shows an object that holds itself as a cycle")
  func itself() {
    let report = Graphs.report("A>A")
    #expect(report.traces.map(\.kind) == [.cycle])
    #expect(report.remedy.weaken == ["A.a"])
  }

  @Test("shows copies of a cycle once, with their number")
  func copies() {
    let report = Graphs.report("A1>B1 B1>A1 A2>B2 B2>A2 A3>B3 B3>A3")
    #expect(report.traces.map(\.occurrences) == [3])
    #expect(report.traces.map(\.count) == [6])
  }

  @Test("counts the objects that a cycle holds as part of the cycle")
  func hanging() {
    let report = Graphs.report("A>B B>A B>C C>D")
    #expect(report.traces.map(\.count) == [4])
    #expect(report.traces.first?.byType == ["A": 1, "B": 1, "C": 1, "D": 1])
  }

  @Test("shows no cycle through weak or unowned references")
  func noCycle() {
    let report = Graphs.report("A>B B~A B.A")
    #expect(report.traces.map(\.kind) == [.unexplained])
    #expect(report.remedy.weaken.isEmpty)
  }

  @Test("shows the path from a root to a leaked object, and the reference to release")
  func path() throws {
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

  @Test("shows a cycle as a cycle if something alive holds it, too, and advises on both references")
  func reached() {
    let report = Graphs.report("R>B B>A A>B", roots: ["R"], leaked: ["A", "B"], live: "R>B B>A A>B")
    #expect(report.traces.map(\.kind) == [.cycle])
    #expect(report.traces.allSatisfy { $0.reason.hasSuffix("something alive reaches them as well.") })
    // Both are needed: without the cycle the root still holds them.
    #expect(report.remedy == Remedy(weaken: ["A.b"], release: ["R.b"]))
  }

  @Test("advises to weaken one reference in each of two separate cycles")
  func separate() {
    let report = Graphs.report("A>B B>A C>D D>C", live: "R>A R>C A>B B>A C>D D>C")
    #expect(report.remedy == Remedy(weaken: ["B.a", "D.c"]))
    #expect(report.traces.count == 2)
  }

  @Test("shows a leak that is found several times once, and counts each object once")
  func moments() {
    let parts = ["A1>B1 B1>A1", "A2>B2 B2>A2 B2>C"].enumerated().map { place, references in
      let graph = Graphs.graph(references, born: place * 10)
      return Leftovers(graph, Array(graph.nodes.indices))
    }
    let report = Leftovers(parts).report(LiveOwnership())
    #expect(report.traces.map(\.occurrences) == [2])
    #expect(report.traces.map(\.count) == [5])
    // An object that is seen twice counts once.
    #expect(Leftovers(parts + parts).report(LiveOwnership()) == report)
  }

  @Test("has the same fingerprint for the same leak, and another one for another leak")
  func fingerprint() {
    let one = Graphs.report("A>B B>A").traces.map(\.fingerprint)
    let turned = Graphs.report("B>A A>B", live: "R>B A>B B>A").traces.map(\.fingerprint)
    #expect(one == turned)
    let copies = Graphs.report("A1>B1 B1>A1 A2>B2 B2>A2").traces.map(\.fingerprint)
    let other = Graphs.report("A>C C>A").traces.map(\.fingerprint)
    #expect(one == copies)
    #expect(one != other)
  }

  @Test("underlines the reference to weaken")
  func underlined() {
    let text = Graphs.report("A>B B>A", live: "R>A A>B B>A").text
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
    #expect(text.contains("Make weak or unowned: B.a"))
  }

  @Test("is the same after it is written as JSON and read again")
  func json() throws {
    let report = Graphs.report("A>B B>A B>C")
    #expect(try JSONDecoder().decode(LeakReport.self, from: JSONEncoder().encode(report)) == report)
  }

  @Test("shows a cycle of 3,001 objects", .long())
  func chain() {
    let chain = (0..<3000).map { "N\($0)>N\($0 + 1)" }.joined(separator: " ")
    let report = Graphs.report("\(chain) N3000>N0")
    #expect(report.count == 3001)
    #expect(report.traces.map(\.kind) == [.cycle])
  }
}
