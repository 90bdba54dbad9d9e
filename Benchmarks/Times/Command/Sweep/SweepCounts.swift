public import Instruments
public import Runs

/// The counts of the instrumented program at every size of a sweep.
public struct SweepCounts: Sendable {
  private var bySize: [Int: [StepCounts]] = [:]
  /// The reasons for which something could not be counted, a sentence each.
  public private(set) var reasons: [String] = []
  /// Screens that were not as expected during counting, a line each.
  public private(set) var problems: [String] = []
  /// The reason for which the instrumented program, although it is there, did not answer; `nil` if it did.
  public private(set) var failure: String?

  /// The retains and releases of a step at several sizes.
  public struct Growth: Sendable {
    /// The retains and releases at each size.
    public let values: [Double]
    /// The line of fixed ones and of those per user or observer; `nil` for a single size.
    public let line: GrowthFit?
    /// The power law; `nil` for a single size, and if nothing was counted at one.
    public let power: LogLogFit?

    /// Fits counts to sizes.
    init(sizes: [Int], values: [Double]) {
      let numbers = sizes.map(Double.init)
      self.values = values
      line = GrowthFit(sizes: numbers, costs: values, noise: values.map { _ in GrowthFit.noiseOfCount })
      power = LogLogFit(sizes: numbers, costs: values)
    }
  }

  /// Creates empty counts.
  public init() {}

  /// Adds the reason why the instrumented program is missing.
  public mutating func add(missing reason: String) {
    reasons.append(reason)
  }

  /// Adds the counts at a size, or the reason for which there are none.
  public mutating func add(_ result: ProbeResult<ProbeAnswer>, size: Int) {
    let counts = result.value?.counts ?? []
    bySize[size, default: []] += counts
    failure = failure ?? result.reason
    problems += counts.compactMap(\.problem).map { "\($0), at size \(size)" }
    for reason in [result.reason].compactMap(\.self) + (result.value?.problems ?? []) where !reasons.contains(reason) {
      reasons.append(reason)
    }
  }

  /// The growth of a contender's retains and releases with the size; `nil` if one of the sizes was not counted.
  public func growth(_ contender: String, _ benchmark: String, at sizes: [Int]) -> Growth? {
    let values = sizes.compactMap { traffic(bySize[$0] ?? [], contender, benchmark) }
    return values.count == sizes.count ? Growth(sizes: sizes, values: values) : nil
  }

  private func traffic(_ counts: [StepCounts], _ contender: String, _ benchmark: String) -> Double? {
    let own = counts.first { $0.contender == contender && $0.benchmark == benchmark }?.perStep
    guard let retains = own?[.retains], let releases = own?[.releases] else { return nil }
    return retains + releases
  }
}
