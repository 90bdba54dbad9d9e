public import Instruments
public import Tracing

/// The findings of the instrumented program beside a run: exact counts and the census of the heap.
public struct ProbeFindings: Sendable {
  /// Counts per step; empty if nothing could be counted.
  public let counts: [StepCounts]
  /// Censuses after round trips; empty if there could be none, or if none was requested.
  public let censuses: [RetentionCensus]
  /// Messages between roles; `nil` if they could not be counted.
  public let messages: MessageFindings?
  /// The reasons for which something could not be counted or read, a sentence each.
  public let reasons: [String]
  /// The reason for which the instrumented program, although it is there, did not answer; `nil` if it did.
  public let failure: String?

  /// Creates findings from the instrumented program's answers. An answer that was not requested is `nil`.
  ///
  /// - Parameters:
  ///   - counts: the answer to the request to count.
  ///   - retention: the answer to the request to read the heap.
  ///   - messages: the messages between roles.
  ///   - missing: the reason why the instrumented program is missing; `nil` if it is there.
  public init(
    counts: ProbeResult<ProbeAnswer>?,
    retention: ProbeResult<ProbeAnswer>?,
    messages: ProbeResult<MessageFindings>,
    missing: String? = nil
  ) {
    self.messages = messages.value
    self.counts = counts?.value?.counts ?? []
    censuses = retention?.value?.retention ?? []
    let answers = [counts, retention].compactMap(\.self)
    var seen: Set<String> = []
    failure = answers.compactMap(\.reason).first
    let obstacles = [missing].compactMap(\.self) + answers.compactMap(\.reason)
    var all = obstacles.map { "Nothing was counted, and the heap was not read: \($0)" }
    all += answers.flatMap { $0.value?.problems ?? [] }
    all += self.counts.compactMap(\.problem)
    all += answers.flatMap { $0.value.map(Self.gaps) ?? [] }
    all += messages.reason.map { ["Messages were not counted: \($0)"] } ?? []
    reasons = all.filter { seen.insert($0).inserted }
  }

  /// True if the census found nothing left, or if there was no census.
  public var isClean: Bool { censuses.allSatisfy(\.isClean) }

  /// Returns the counts of a contender in a benchmark, per step; `nil` if they could not be counted.
  func counts(of contender: String, in benchmark: String) -> StepCounts? {
    counts.first { $0.contender == contender && $0.benchmark == benchmark && $0.failure == nil }
  }

  /// Returns the number of messages in a step of a benchmark; `nil` if they could not be counted.
  func messages(of contender: String, in benchmark: String) -> MessageCount? {
    messages?.counts.first { $0.contender == contender && $0.benchmark == benchmark }
  }

  /// Returns the number of objects left by a contender in all scenarios; `nil` if there was no census.
  func left(of contender: String) -> Int? {
    let own = censuses.filter { $0.contender == contender }
    return own.isEmpty ? nil : own.reduce(0) { $0 + $1.leftByTrips.count + $1.leftByEnd.count + $1.lingering.count }
  }

  /// Returns a line for each reason, with all that is not counted for it.
  private static func gaps(in answer: ProbeAnswer) -> [String] {
    var missing = answer.coverage.entries.filter { !$0.isAvailable }.map {
      (name: $0.counter.rawValue, reason: $0.reason)
    }
    if !answer.coverage.hasCensus { missing.append(("objects on the heap", answer.coverage.censusReason)) }
    return Dictionary(grouping: missing, by: \.reason).sorted { $0.key < $1.key }.map { reason, missing in
      "Not counted: \(missing.map(\.name).joined(separator: ", ")); \(reason)"
    }
  }
}

extension StepCounts {
  /// The problem on screen, in one line; `nil` if the screen was as expected.
  var problem: String? {
    failure.map { "counting \(benchmark) of \(contender): \($0.split(whereSeparator: \.isNewline).first ?? "")" }
  }
}

/// Messages that were counted beside a run.
public struct MessageFindings: Sendable {
  /// The counts. They may include benchmarks that are not in the run.
  public let counts: [MessageCount]
  /// The build in which they were counted, for a person.
  public let place: String

  /// Creates findings from counts.
  public init(_ counts: [MessageCount], countedIn place: String) {
    self.counts = counts
    self.place = place
  }
}
