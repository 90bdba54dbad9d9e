/// The references while screens are open, which tell the references that may be weak: those that nothing depends on.
///
/// A reference may be weak if app and window still hold, by strong references, all that they held with it. So an
/// owner's reference to an object that nothing else holds may not be weak, whichever was made first.
public struct LiveOwnership: Sendable {
  /// The references of one moment, among the objects that the roots reach.
  fileprivate struct Moment {
    /// The strong references; those that could be weak with their names.
    let outgoing: [[(target: Int, reference: OwnershipGraph.Reference?)]]
    let roots: [Int]
    var count = 0
  }

  private let moments: [Moment]
  private let known: Set<OwnershipGraph.Reference>
  private let modules: Set<String>

  /// Learns the references from graphs.
  ///
  /// - Parameters:
  ///   - lives: the graphs of each life of an app, in order; their roots have to hold the rest. Only the first of each
  ///     counts: a later one may contain leaked objects, which are held only by references that should not hold them.
  ///     With none, every reference may be weak.
  ///   - modules: the modules whose references may be changed; with none, all modules.
  public init(lives: [[OwnershipGraph]] = [], modules: Set<String> = []) {
    moments = lives.compactMap(\.first).map(Moment.init)
    known = Set(moments.flatMap { $0.outgoing.joined().compactMap(\.reference) })
    self.modules = modules
  }

  /// Returns true if a type is one of the modules' own.
  package func isOwn(_ node: OwnershipGraph.Node) -> Bool {
    modules.isEmpty || modules.contains(TypeName.module(node.type))
  }

  /// Returns true if one of the modules declares a reference, or if its module is not known.
  package func isOwn(_ edge: OwnershipGraph.Edge) -> Bool {
    modules.isEmpty || edge.module.map { modules.contains($0) } ?? true
  }

  /// Returns true if it is known that one of the modules declares a reference.
  func declares(_ edge: OwnershipGraph.Edge) -> Bool {
    edge.module.map { modules.contains($0) } ?? false
  }

  /// Returns true if a reference was there.
  func existed(_ reference: OwnershipGraph.Reference) -> Bool {
    known.contains(reference)
  }

  /// Returns true if everything is still held when all of these references are weak.
  func canAllBeWeak(_ references: Set<OwnershipGraph.Reference>) -> Bool {
    references.isDisjoint(with: known) || moments.allSatisfy { $0.reached(without: references) == $0.count }
  }
}

extension LiveOwnership.Moment {
  fileprivate init(_ graph: OwnershipGraph) {
    var outgoing: [[(target: Int, reference: OwnershipGraph.Reference?)]] =
      Array(repeating: [], count: graph.nodes.count)
    for edge in graph.edges where edge.strength == .strong {
      outgoing[edge.source].append((edge.target, graph.leadsToInstance(edge) ? graph.reference(edge) : nil))
    }
    self.outgoing = outgoing
    roots = graph.roots.map(\.node)
    count = reached(without: [])
  }

  fileprivate func reached(without references: Set<OwnershipGraph.Reference>) -> Int {
    var seen = Set(roots)
    var stack = Array(seen)
    while let node = stack.popLast() {
      for (target, reference) in outgoing[node] where reference.map({ !references.contains($0) }) ?? true {
        if seen.insert(target).inserted { stack.append(target) }
      }
    }
    return seen.count
  }
}
