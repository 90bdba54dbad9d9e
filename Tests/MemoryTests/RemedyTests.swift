import Instruments
import Testing

/// Tests of the advice, on graphs whose owners are known.
@Suite("The advice on a leak")
struct RemedyTests {
  @Test("is to weaken the reference back to the owner, in either order of creation")
  func owner() {
    for (leaked, live) in [("A>B B>A", "R>A A>B B>A"), ("B>A A>B", "B>A A>B R>A")] {
      #expect(Graphs.report(leaked, live: live).remedy == Remedy(weaken: ["B.a"]))
    }
  }

  @Test("names both references if the owner is not known")
  func unknownOwner() {
    let remedy = Graphs.report("A>B B>A").remedy
    #expect(remedy.choices.map { $0.map(\.label) } == [["A.b"], ["B.a"]])
    #expect(remedy.weaken == ["A.b"])
    #expect(remedy.text == "Make weak or unowned all references of one of these lines; each has 1:\n  A.b\n  B.a\n")
  }

  @Test("names both references if another object also holds the owned one")
  func shared() {
    let remedy = Graphs.report("A>B B>A", live: "R>A R>S S>B A>B B>A").remedy
    #expect(remedy.choices.map { $0.map(\.label) } == [["A.b"], ["B.a"]])
  }

  @Test("does not weaken two references together if an object needs one of them")
  func together() {
    // One of A and B may stop holding X, not both.
    let remedy = Graphs.report("A>X X>A B>X X>B", live: "R>A R>B A>X X>A B>X X>B").remedy
    #expect(remedy.choices.map { $0.map(\.label) } == [["A.x", "X.b"], ["B.x", "X.a"], ["X.a", "X.b"]])
  }

  @Test("is to release a reference of a cycle if each of them owns an object")
  func owningCycle() {
    // Each holds the next, and the last the first.
    let report = Graphs.report("A1>A2 A2>A3 A3>A1", live: "R>A1 A1>A2 A2>A3 A3>A1")
    #expect(report.remedy == Remedy(release: ["A.a"]))
    #expect(report.traces.map(\.kind) == [.cycle])
  }

  @Test("is to weaken a reference to an object with other owners, and to release one that is alone or new")
  func kept() {
    let (path, both) = ("R>D D>A A>B", Set(["A", "B"]))
    let shared = Graphs.report(path, roots: ["R"], leaked: both, live: "R>A R>D D>A A>B")
    #expect(shared.remedy == Remedy(weaken: ["D.a"]))
    // Nothing else owns it: it has been kept too long.
    let owned = Graphs.report(path, roots: ["R"], leaked: both, live: "R>D D>A A>B")
    #expect(owned.remedy == Remedy(release: ["D.a"]))
    // It was not there before the leak, so its other owners are not known.
    let new = Graphs.report(path, roots: ["R"], leaked: both, live: "R>A R>D A>B")
    #expect(new.remedy == Remedy(release: ["D.a"]))
  }

  @Test("takes no owner from objects that have leaked before")
  func leakedBefore() {
    // While the second A is open, only D still holds the first one.
    let looks = ["R>A R>D D>A A>B", "R>D D>A1 A1>B1 R>A2 D>A2 A2>B2"].map { Graphs.graph($0, roots: ["R"]) }
    let left = Graphs.graph("R>D D>A1 A1>B1 D>A2 A2>B2", roots: ["R"])
    let leaked = Set(left.nodes.indices.filter { ["A", "B"].contains(left.nodes[$0].type) })
    let report = LeakReport(left, leaked: leaked, live: LiveOwnership(lives: [looks]))
    #expect(report.remedy == Remedy(weaken: ["D.a"]))
  }

  @Test("leaves out objects that only refer to a leaked one, or that only a leaked one holds", arguments: ["", " S~A"])
  func hanging(_ back: String) {
    // K, which is alive, notifies A of changes, and a request that is under way keeps itself alive.
    let report = Graphs.report(
      "R>K K~A A>B B>A A>Q Q>S S>Q" + back,
      roots: ["R"],
      leaked: ["A", "B", "K", "Q", "S"],
      live: "R>A A>B B>A R>K",
      own: ["A", "B"]
    )
    #expect(report.remedy == Remedy(weaken: ["B.a"]))
    #expect(report.traces.map(\.count) == [5])
  }

  @Test("is to weaken a request's reference to the object that made it")
  func request() {
    let report = Graphs.report("Q>S S>Q S>A A>B", live: "R>A A>B S>A R>S", own: ["A", "B"])
    #expect(report.remedy == Remedy(weaken: ["S.a"]))
  }

  @Test("is to weaken the reference by which the app's code closes a cycle of other modules' objects")
  func closing() {
    let nodes = ["A", "Q", "S"].enumerated().map { OwnershipGraph.Node(type: $1, serial: $0) }
    let edges = [
      OwnershipGraph.Edge(0, 1, "A.q", module: "A"), OwnershipGraph.Edge(1, 2, "Q.s", module: "K"),
      OwnershipGraph.Edge(2, 1, "S.q", module: "A"),
    ]
    let graph = OwnershipGraph(nodes: nodes, edges: edges)
    let report = LeakReport(graph, leaked: [0, 1, 2], live: LiveOwnership(modules: ["A"]))
    #expect(report.remedy == Remedy(weaken: ["S.q"]))
  }

  @Test("names only references that the app's own code declares", arguments: [("A", "A.k"), ("K", "K.a")])
  func declared(_ own: String, _ advised: String) {
    let nodes = ["A", "K"].enumerated().map { OwnershipGraph.Node(type: $1, serial: $0) }
    let edges = [
      OwnershipGraph.Edge(0, 1, "A.k", module: "A"), OwnershipGraph.Edge(1, 0, "K.a", module: "K"),
    ]
    let graph = OwnershipGraph(nodes: nodes, edges: edges)
    let report = LeakReport(graph, leaked: [0, 1], live: LiveOwnership(modules: [own]))
    #expect(report.remedy == Remedy(weaken: [advised]))
  }

  @Test("tells two closures of a function apart by their places in it")
  func closures() {
    let label = "closure captured by Button.onTap"
    let nodes = ["View", "Button", "Button"].enumerated().map { OwnershipGraph.Node(type: $1, serial: $0) }
    let edges = [1, 2].flatMap { button in
      [
        OwnershipGraph.Edge(0, button, "View.buttons[]"),
        OwnershipGraph.Edge(button, 0, label, place: "closure \(button) in View.load()"),
      ]
    }
    let live = OwnershipGraph(nodes: nodes, edges: edges, roots: [.init(0, "the root")])
    let report = LeakReport(live, leaked: [0, 1, 2], live: LiveOwnership(lives: [[live]]))
    let captures = [1, 2].map { "\(label) (View, in closure \($0) in View.load())" }
    #expect(report.remedy.text == "Make weak or unowned: \(captures.joined(separator: ", "))\n")
    #expect(report.remedy.weaken == [label])
    #expect(report.traces.count == 2)
  }

  @Test("is one reference if all cycles share it")
  func common() {
    // Three ways there, one way back.
    let report = Graphs.report("A>B A>C A>D B>Z C>Z D>Z Z>A", live: "R>A A>B A>C A>D B>Z C>Z D>Z Z>A")
    #expect(report.remedy == Remedy(weaken: ["Z.a"]))
  }

  @Test("has the fewest references, even if a greedy choice would have more")
  func fewest() {
    // The classic: the set with the most cycles is in no best cover.
    let report = Graphs.report("A>X X>P P>A B>X X>Q Q>B P>C C>P Q>D D>Q")
    let graph = Graphs.graph("A>X X>P P>A B>X X>Q Q>B P>C C>P Q>D D>Q")
    #expect(report.remedy.isMinimal)
    #expect(Set(report.remedy.choices.map { Set($0.map(\.label)) }) == Set(smallestCovers(of: graph)))
  }

  /// Finds the smallest covers by trying all sets of names.
  private func smallestCovers(of graph: OwnershipGraph) -> [Set<String>] {
    let names = Set(graph.edges.map(\.label)).sorted()
    let covers = (0..<(1 << names.count)).map { choice in
      Set(names.indices.filter { choice >> $0 & 1 == 1 }.map { names[$0] })
    }.filter { weak in !hasCycle(graph.nodes.count, graph.edges.filter { !weak.contains($0.label) }) }
    let size = covers.map(\.count).min()
    return covers.filter { $0.count == size }
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
