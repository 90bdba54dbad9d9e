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

/// What one stretch of work did to the heap: exact numbers, not samples.
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

  /// Nothing.
  public init() {}

  /// The number of one kind.
  public subscript(counter: Counter) -> Int {
    get { self[keyPath: Self.path(of: counter)] }
    set { self[keyPath: Self.path(of: counter)] = newValue }
  }

  /// Both together.
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

/// What the instrumented program can count here, as its calibration has found out.
public struct Coverage: Sendable, Hashable, Codable {
  /// One kind of count.
  public struct Entry: Sendable, Hashable, Codable {
    /// What is counted.
    public let counter: Counter
    /// Whether the count is exact here.
    public let isAvailable: Bool
    /// Why it is, or is not.
    public let reason: String

    /// Says whether something is counted here, and why.
    public init(_ counter: Counter, isAvailable: Bool, reason: String) {
      self.counter = counter
      self.isAvailable = isAvailable
      self.reason = reason
    }
  }

  /// Every kind of count, once.
  public let entries: [Entry]
  /// Whether the heap can be listed here.
  public let hasCensus: Bool
  /// Why it can, or cannot.
  public let censusReason: String
  /// What no count includes.
  public let limits: [String]

  /// Describes what is counted.
  public init(entries: [Entry], hasCensus: Bool, censusReason: String, limits: [String]) {
    self.entries = entries
    self.hasCensus = hasCensus
    self.censusReason = censusReason
    self.limits = limits
  }

  /// Whether a count is exact here.
  public func covers(_ counter: Counter) -> Bool {
    entries.contains { $0.counter == counter && $0.isAvailable }
  }
}
