/// Who holds whom while screens are open, and so which references may be weak: those that nothing depends on.
///
/// A reference may be weak if all that app and window hold by strong references they still hold without it. So an owner's
/// reference to what nobody else holds may not, whichever was made first.
public struct LiveOwnership: Sendable {
  /// Of one moment: what the roots reach.
  fileprivate struct Moment {
    /// The strong references; those that could be weak with their names.
    let outgoing: [[(target: Int, reference: OwnershipGraph.Reference?)]]
    let roots: [Int]
    var count = 0
  }

  private let moments: [Moment]
  private let known: Set<OwnershipGraph.Reference>
  private let modules: Set<String>

  /// Learns who holds whom.
  ///
  /// - Parameters:
  ///   - lives: the graphs of each life of an app, in order; their roots are what has to hold the rest. Only the first of
  ///     each counts: at a later moment, what has leaked may be there, too, and only what should not hold it holds it. With
  ///     none, every reference may be weak.
  ///   - modules: whose references may be changed; with none, everybody's.
  public init(lives: [[OwnershipGraph]] = [], modules: Set<String> = []) {
    moments = lives.compactMap(\.first).map(Moment.init)
    known = Set(moments.flatMap { $0.outgoing.joined().compactMap(\.reference) })
    self.modules = modules
  }

  /// Whether a type is one of the modules' own.
  package func isOwn(_ node: OwnershipGraph.Node) -> Bool {
    modules.isEmpty || modules.contains(TypeName.module(node.type))
  }

  /// Whether one of the modules declares a reference, or that is not known.
  package func isOwn(_ edge: OwnershipGraph.Edge) -> Bool {
    modules.isEmpty || edge.module.map { modules.contains($0) } ?? true
  }

  /// Whether it is known that one of the modules declares a reference.
  func declares(_ edge: OwnershipGraph.Edge) -> Bool {
    edge.module.map { modules.contains($0) } ?? false
  }

  /// Whether a reference was there.
  func has(_ reference: OwnershipGraph.Reference) -> Bool {
    known.contains(reference)
  }

  /// Whether everything is still held if all of these references are weak.
  func permits(_ references: Set<OwnershipGraph.Reference>) -> Bool {
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
