/// Something that the instrumented program counts.
public enum Counter: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
  /// Allocated Swift objects: instances, closure contexts, boxes, the storage of arrays and dictionaries.
  case allocations
  /// Deallocated Swift objects.
  case deallocations
  /// Retains of Swift objects, by uses of weak and unowned references as well.
  case retains
  /// Releases of Swift objects.
  case releases
  /// Allocated blocks of memory, those of Swift objects among them.
  case mallocs
  /// Freed blocks of memory.
  case frees
  /// Bytes of allocated memory.
  case bytes

  /// A description of the counter, in one line.
  public var summary: String {
    switch self {
    case .allocations: "allocated Swift objects"
    case .deallocations: "deallocated Swift objects"
    case .retains: "retains of Swift objects"
    case .releases: "releases of Swift objects"
    case .mallocs: "allocated blocks of memory"
    case .frees: "freed blocks of memory"
    case .bytes: "bytes of allocated memory"
    }
  }
}

/// Counts of the heap operations in one stretch of work: exact numbers, not samples.
public struct Counts: Sendable, Hashable, Codable {
  /// Allocated Swift objects.
  public var allocations = 0
  /// Deallocated Swift objects.
  public var deallocations = 0
  /// Retains of Swift objects.
  public var retains = 0
  /// Releases of Swift objects.
  public var releases = 0
  /// Allocated blocks of memory.
  public var mallocs = 0
  /// Freed blocks of memory.
  public var frees = 0
  /// Bytes of allocated memory.
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
