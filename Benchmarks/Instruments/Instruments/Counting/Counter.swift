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

  /// A description of the counter, in one line.
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

/// Counts of the heap operations in one stretch of work: exact numbers, not samples.
public struct Counts: Sendable, Hashable, Codable {
  /// Swift objects made.
  public var allocations = 0
  /// Swift objects ended.
  public var deallocations = 0
  /// References added to Swift objects.
  public var retains = 0
  /// References to Swift objects given up.
  public var releases = 0
  /// Blocks of memory obtained.
  public var mallocs = 0
  /// Blocks of memory given back.
  public var frees = 0
  /// Bytes of memory obtained.
  public var bytes = 0

  /// Makes counts of zero.
  public init() {}

  /// The count of one counter.
  public subscript(counter: Counter) -> Int {
    get { self[keyPath: Self.path(of: counter)] }
    set { self[keyPath: Self.path(of: counter)] = newValue }
  }

  /// Adds two counts, counter by counter.
  public static func + (left: Counts, right: Counts) -> Counts {
    var sum = left
    for counter in Counter.allCases { sum[counter] += right[counter] }
    return sum
  }

  private static func path(of counter: Counter) -> WritableKeyPath<Counts, Int> {
    switch counter {
    case .allocations: \.allocations
    case .deallocations: \.deallocations
    case .retains: \.retains
    case .releases: \.releases
    case .mallocs: \.mallocs
    case .frees: \.frees
    case .bytes: \.bytes
    }
  }
}

/// The coverage of the instrumented program on this machine, found by its calibration.
public struct Coverage: Sendable, Hashable, Codable {
  /// The availability of one counter.
  public struct Entry: Sendable, Hashable, Codable {
    /// The counter.
    public let counter: Counter
    /// True if the count is exact here.
    public let isAvailable: Bool
    /// The reason why the count is exact, or is not.
    public let reason: String

    /// Describes the availability of a counter, with the reason.
    public init(_ counter: Counter, isAvailable: Bool, reason: String) {
      self.counter = counter
      self.isAvailable = isAvailable
      self.reason = reason
    }
  }

  /// The entries, one for each counter.
  public let entries: [Entry]
  /// True if the heap can be listed here.
  public let hasCensus: Bool
  /// The reason why the heap can be listed, or cannot.
  public let censusReason: String
  /// The work that no count includes.
  public let limits: [String]

  /// Describes what is counted.
  public init(entries: [Entry], hasCensus: Bool, censusReason: String, limits: [String]) {
    self.entries = entries
    self.hasCensus = hasCensus
    self.censusReason = censusReason
    self.limits = limits
  }

  /// Returns true if a count is exact here.
  public func covers(_ counter: Counter) -> Bool {
    entries.contains { $0.counter == counter && $0.isAvailable }
  }
}
