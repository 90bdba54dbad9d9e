import Instruments

/// Graphs by name, for tests.
enum Graphs {
  /// A graph of instances named by letters, from references such as `A>B` (strong, named `A.b`), `A~B` (weak) and
  /// `A.B` (unowned); a number after a letter tells copies apart, as in `A1>B1`.
  /// - Parameter born: the age of the first object that is named; the others are made after it.
  static func graph(_ references: String, roots: [String] = [], born: Int = 1) -> OwnershipGraph {
    let words = references.split(separator: " ").map(String.init)
    let parts = words.map { $0.split(whereSeparator: { ">~.".contains($0) }).map(String.init) }
    var names: [String] = []
    for name in parts.joined() where !names.contains(name) { names.append(name) }
    let edges = zip(words, parts).compactMap { word, part -> OwnershipGraph.Edge? in
      guard part.count == 2, let source = names.firstIndex(of: part[0]), let target = names.firstIndex(of: part[1])
      else { return nil }
      let strength: OwnershipGraph.Strength = word.contains(">") ? .strong : word.contains("~") ? .weak : .unowned
      return .init(source, target, "\(type(part[0])).\(type(part[1]).lowercased())", strength)
    }
    let nodes = names.enumerated().map { OwnershipGraph.Node(type: type($1), serial: $0 + born) }
    let rootNodes = roots.compactMap { name in names.firstIndex(of: name).map { OwnershipGraph.Root($0, "the root") } }
    return OwnershipGraph(nodes: nodes, edges: edges, roots: rootNodes)
  }

  /// The report on a graph in which all objects of some types leaked; none named means all objects.
  ///
  /// - Parameters:
  ///   - live: the references before any object should be gone, with a root `R`; empty means that they are not known.
  ///   - own: the types of the app's own objects; empty means all.
  static func report(
    _ references: String,
    roots: [String] = [],
    leaked types: Set<String>? = nil,
    live: String? = nil,
    own: Set<String> = []
  ) -> LeakReport {
    let graph = graph(references, roots: roots)
    return LeakReport(
      graph,
      leaked: Set(graph.nodes.indices.filter { types?.contains(graph.nodes[$0].type) ?? true }),
      live: LiveOwnership(lives: live.map { [[Graphs.graph($0, roots: ["R"])]] } ?? [], modules: own)
    )
  }

  private static func type(_ name: String) -> String {
    name.filter { !$0.isNumber }
  }
}
