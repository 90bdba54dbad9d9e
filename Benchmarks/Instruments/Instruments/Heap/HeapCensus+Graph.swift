import Ownership

extension HeapCensus {
  /// Who holds whom.
  ///
  /// - Parameters:
  ///   - roots: objects that are held from outside the heap, with what a person calls the holder.
  ///   - globals: whether objects that global variables hold are roots as well.
  public func graph(roots: [(object: AnyObject, name: String)] = [], globals: Bool = true) -> OwnershipGraph {
    let places = Dictionary(uniqueKeysWithValues: objects.enumerated().map { ($1.address, $0) })
    var reader = ObjectReader { places[$0] != nil }
    let references = objects.map { reader.references(of: $0) }
    var naming = ReferenceNaming(objects, references, places)
    let edges = references.enumerated().flatMap { source, references in
      references.compactMap { reference in
        places[reference.target].map { target in
          let name = naming.name(of: reference, from: source, to: target)
          return OwnershipGraph.Edge(
            source,
            target,
            name.label,
            reference.strength,
            place: name.place,
            module: name.module
          )
        }
      }
    }
    let named = roots.compactMap { root in
      places[UInt(bitPattern: ObjectIdentifier(root.object))].map { OwnershipGraph.Root($0, root.name) }
    }
    let global = globals ? Globals.holding(places).map { OwnershipGraph.Root($0.node, $0.name) } : []
    return OwnershipGraph(nodes: naming.nodes, edges: edges, roots: named + global)
  }
}
