public import Instruments
import Runs

/// The counts of the instrumented program at every size of a sweep.
public struct SweepCounts: Sendable {
  private var bySize: [Int: [StepCounts]] = [:]
  /// The reasons for which something could not be counted, a sentence each.
  public private(set) var reasons: [String] = []
  /// Screens that were not as expected during counting, a line each.
  public private(set) var problems: [String] = []
  /// The reason for which the instrumented program, although it is there, did not answer; `nil` if it did.
  public private(set) var failure: String?

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

  /// The exponent of a contender's retains and releases over the size; `nil` if one of the sizes was not counted.
  public func fit(_ contender: String, _ benchmark: String, at sizes: [Int]) -> LogLogFit? {
    let costs = sizes.compactMap { traffic(bySize[$0] ?? [], contender, benchmark) }
    return LogLogFit(sizes: sizes.map(Double.init), costs: costs)
  }

  private func traffic(_ counts: [StepCounts], _ contender: String, _ benchmark: String) -> Double? {
    let own = counts.first { $0.contender == contender && $0.benchmark == benchmark }?.perStep
    guard let retains = own?[.retains], let releases = own?[.releases] else { return nil }
    return retains + releases
  }
}
