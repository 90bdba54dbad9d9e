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
