import Instruments
public import Measure
public import Twin

/// What the twin has counted at every size of a sweep.
public struct SweepCounts: Sendable {
  private var bySize: [Int: [StepCounts]] = [:]
  /// Why something could not be counted, in one sentence each.
  public private(set) var reasons: [String] = []

  /// Begins with nothing counted.
  public init() {}

  /// Notes what was counted at a size, or why nothing was.
  public mutating func add(_ result: ProbeResult<ProbeAnswer>, size: Int) {
    bySize[size, default: []] += result.value?.counts ?? []
    for reason in [result.reason].compactMap(\.self) + (result.value?.problems ?? []) where !reasons.contains(reason) {
      reasons.append(reason)
    }
  }

  /// The power of the size with which a contender's retains and releases grow; `nil` if they were not counted.
  public func fit(_ contender: String, _ benchmark: String) -> LogLogFit? {
    let points = bySize.sorted { $0.key < $1.key }.compactMap { size, counts in
      traffic(counts, contender, benchmark).map { (size: Double(size), cost: $0) }
    }
    return LogLogFit(sizes: points.map(\.size), costs: points.map(\.cost))
  }

  private func traffic(_ counts: [StepCounts], _ contender: String, _ benchmark: String) -> Double? {
    let own = counts.first { $0.contender == contender && $0.benchmark == benchmark }?.perStep
    guard let retains = own?[.retains], let releases = own?[.releases] else { return nil }
    return retains + releases
  }
}
