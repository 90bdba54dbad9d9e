/// Something that the instrumented program counts.
public enum Counter: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
  /// Swift objects made: instances, closure contexts, boxes, the storage of arrays and dictionaries.
  case allocations
  /// Swift objects ended.
  case deallocations
  /// References added to Swift objects, by uses of weak and unowned references as well.
  case retains
  /// References given up.
  case releases
  /// Blocks of memory obtained, those of Swift objects among them.
  case mallocs
  /// Blocks of memory given back.
  case frees
  /// Bytes obtained.
  case bytes

  /// What is counted, in one line.
  public var summary: String {
    switch self {
    case .allocations: "Swift objects made"
    case .deallocations: "Swift objects ended"
    case .retains: "references added to Swift objects"
    case .releases: "references to Swift objects given up"
    case .mallocs: "blocks of memory obtained"
    case .frees: "blocks of memory given back"
    case .bytes: "bytes of memory obtained"
    }
  }
}
