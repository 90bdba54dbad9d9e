import Instruments
import Ownership
public import Probing
import Tracing

/// What the instrumented program has found out beside a run: exact counts and the heap's census.
public struct ProbeFindings: Sendable {
  /// Counts per step; empty if they could not be had.
  public let counts: [StepCounts]
  /// Censuses after round trips; empty if they could not be had or were not asked for.
  public let censuses: [RetentionCensus]
  /// Messages between roles; `nil` if they could not be had.
  public let messages: MessageFindings?
  /// Why something could not be had, in one sentence each.
  public let reasons: [String]

  /// Takes the instrumented program's answers over; an answer that was not asked for is `nil`.
  public init(
    counts: ProbeResult<ProbeAnswer>?,
    retention: ProbeResult<ProbeAnswer>?,
    messages: ProbeResult<MessageFindings>
  ) {
    self.messages = messages.value
    self.counts = counts?.value?.counts ?? []
    censuses = retention?.value?.retention ?? []
    let answers = [counts, retention].compactMap(\.self)
    var seen: Set<String> = []
    var all = answers.compactMap(\.reason).map { "Nothing was counted, and the heap not looked at: \($0)" }
    all += answers.flatMap { $0.value?.problems ?? [] }
    all += self.counts.compactMap(\.problem)
    all += answers.flatMap { $0.value.map(Self.gaps) ?? [] }
    all += messages.reason.map { ["Messages were not counted: \($0)"] } ?? []
    reasons = all.filter { seen.insert($0).inserted }
  }

  /// Whether the census found nothing left, as far as there was one.
  public var isClean: Bool { censuses.allSatisfy(\.isClean) }

  /// What a step of a benchmark costs a contender; `nil` if it could not be counted.
  func counts(of contender: String, in benchmark: String) -> StepCounts? {
    counts.first { $0.contender == contender && $0.benchmark == benchmark && $0.failure == nil }
  }

  /// How many messages a step of a benchmark takes; `nil` if they could not be counted.
  func messages(of contender: String, in benchmark: String) -> MessageCount? {
    messages?.counts.first { $0.contender == contender && $0.benchmark == benchmark }
  }

  /// How many objects are left of a contender, over all scenarios; `nil` if there was no census.
  func left(of contender: String) -> Int? {
    let own = censuses.filter { $0.contender == contender }
    return own.isEmpty ? nil : own.reduce(0) { $0 + $1.leftByTrips.count + $1.leftByEnd.count + $1.lingering.count }
  }

  private static func gaps(in answer: ProbeAnswer) -> [String] {
    answer.coverage.entries.filter { !$0.isAvailable }.map { "\($0.counter.rawValue) were not counted: \($0.reason)" }
      + (answer.coverage.hasCensus ? [] : ["The heap was not looked at: \(answer.coverage.censusReason)"])
  }
}

extension StepCounts {
  /// What was not as expected on screen, in one line; `nil` if nothing.
  var problem: String? {
    failure.map { "counting \(benchmark) of \(contender): \($0.split(whereSeparator: \.isNewline).first ?? "")" }
  }
}
