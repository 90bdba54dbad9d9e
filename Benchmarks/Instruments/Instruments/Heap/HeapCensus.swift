/// Every Swift object that was alive at one moment.
public struct HeapCensus: Sendable {
  /// The objects, the oldest first.
  public let objects: [HeapObject]

  /// Takes objects into a census.
  public init(_ objects: [HeapObject]) {
    self.objects = objects.sorted { $0.serial < $1.serial }
  }

  /// The number of objects of each type: class names with module, `closure context`, `box of T`.
  public var byType: [String: Int] {
    countsByMetadata.reduce(into: [:]) { $0[TypeMetadata($1.key).name, default: 0] += $1.value }
  }

  /// The size of all objects together, in bytes.
  public var bytes: Int { objects.reduce(0) { $0 + $1.size } }

  /// The change in the number of objects of each type since an earlier census; types without change are left out.
  public func growth(since earlier: HeapCensus) -> [String: Int] {
    byType.merging(earlier.byType.mapValues { -$0 }, uniquingKeysWith: +).filter { $0.value != 0 }
  }

  /// The types with more objects than in an earlier census.
  public func grown(since earlier: HeapCensus) -> Set<String> {
    Set(growth(since: earlier).filter { $0.value > 0 }.keys)
  }

  /// The objects by which the types have grown since an earlier census.
  ///
  /// Some of a type's new objects may only replace earlier ones. Storage of a collection that an earlier object holds
  /// is taken for a replacement first, then the newest objects are: what every round trip replaces stems from the last
  /// one.
  public func left(since earlier: HeapCensus) -> [HeapObject] {
    let known = Set(earlier.objects.map(\.serial))
    var room = growth(since: earlier).filter { $0.value > 0 }
    if room.isEmpty { return [] }
    let exchanged = storage(of: known)
    let fresh = objects.filter { !known.contains($0.serial) }
    var names = TypeNames()
    return (fresh.filter { !exchanged.contains($0.serial) } + fresh.filter { exchanged.contains($0.serial) })
      .filter { object in
        let name = names[object.metadata]
        guard let count = room[name], count > 0 else { return false }
        room[name] = count - 1
        return true
      }
  }

  /// The serial numbers of collections' storage that some objects hold themselves.
  private func storage(of holders: Set<Int>) -> Set<Int> {
    let graph = graph(globals: false)
    let held = graph.edges.filter { edge in
      edge.strength == .strong && graph.nodes[edge.target].kind == .buffer
        && holders.contains(graph.nodes[edge.source].serial)
    }
    return Set(held.map { graph.nodes[$0.target].serial })
  }

  private var countsByMetadata: [UInt: Int] {
    objects.reduce(into: [:]) { $0[$1.metadata, default: 0] += 1 }
  }
}

/// A Swift object that was alive when the census was taken.
public struct HeapObject: Sendable, Hashable {
  /// The object's address.
  public let address: UInt
  /// The address of its type's metadata.
  public let metadata: UInt
  /// The number of bytes that were requested.
  public let size: Int
  /// Its age: an older object has a smaller number.
  public let serial: Int

  /// Describes an object.
  public init(address: UInt, metadata: UInt, size: Int, serial: Int) {
    self.address = address
    self.metadata = metadata
    self.size = size
    self.serial = serial
  }
}

extension HeapCensus {
  /// Builds the graph of all objects and the references between them.
  ///
  /// - Parameters:
  ///   - roots: objects that are held from outside the heap, with the holders' names.
  ///   - globals: true if objects that global variables hold are roots as well.
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
