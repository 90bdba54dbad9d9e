/// Every Swift object that was alive at one moment.
public struct HeapCensus: Sendable {
  /// The objects, the oldest first.
  public let objects: [HeapObject]

  /// Takes objects into a census.
  public init(_ objects: [HeapObject]) {
    self.objects = objects.sorted { $0.serial < $1.serial }
  }

  /// How many there are of each type: class names with module, `closure context`, `box of T`.
  public var byType: [String: Int] {
    countsByMetadata.reduce(into: [:]) { $0[TypeMetadata($1.key).name, default: 0] += $1.value }
  }

  /// How large all are together.
  public var bytes: Int { objects.reduce(0) { $0 + $1.size } }

  /// By how much each type has become more since an earlier census, or less.
  public func growth(since earlier: HeapCensus) -> [String: Int] {
    byType.merging(earlier.byType.mapValues { -$0 }, uniquingKeysWith: +).filter { $0.value != 0 }
  }

  /// The types that have become more since an earlier census.
  public func grown(since earlier: HeapCensus) -> Set<String> {
    Set(growth(since: earlier).filter { $0.value > 0 }.keys)
  }

  /// The objects by which the types have grown since an earlier census.
  ///
  /// Where some of a type's new objects only replace earlier ones, the latest are those that do: what is replaced in every
  /// round trip stems from the last one.
  public func left(since earlier: HeapCensus) -> [HeapObject] {
    let known = Set(earlier.objects.map(\.serial))
    var room = growth(since: earlier)
    var names = TypeNames()
    return objects.filter { object in
      guard !known.contains(object.serial) else { return false }
      let name = names[object.metadata]
      guard let count = room[name], count > 0 else { return false }
      room[name] = count - 1
      return true
    }
  }

  private var countsByMetadata: [UInt: Int] {
    objects.reduce(into: [:]) { $0[$1.metadata, default: 0] += 1 }
  }
}
