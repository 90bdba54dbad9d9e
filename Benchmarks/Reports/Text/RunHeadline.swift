import Measure
import Suites
import Tracing
import Twin

/// What stands above and below a run's tables.
struct RunHeadline {
  let results: RunResults
  let findings: ProbeFindings

  /// What was run, and where.
  var head: [String] {
    let plan = results.plan
    let environment = results.environment
    let rounds = results.record.map { " · \($0.rounds) rounds in \(seconds($0.elapsed))" } ?? ""
    return [
      "Architecture Workbench · \(plan.users.directory.count) users\(rounds) · seed \(plan.seed)",
      "\(environment.operatingSystem) · \(environment.processor), \(environment.processorCount) processors · "
        + environment.compiler,
    ] + (environment.isOptimized ? [] : ["Not an optimised build: its times say nothing. Use -c release."])
  }

  /// How to read the retention table.
  var retentionNote: String {
    "objects of the architecture's own, found by reflection; left: alive after "
      + RetentionScenario.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// How to read the times.
  var timesNote: String {
    "median time of a step · ratio to \(references), ≈ where no difference is shown · "
      + "rank among \(results.plan.contenders.isEmpty ? "the mechanisms" : "the architectures"), = shared"
  }

  /// How to read the counts.
  var countsNote: String {
    [objectsNote, messagesNote].compactMap(\.self).joined(separator: "\n")
  }

  private var objectsNote: String? {
    guard !findings.counts.isEmpty else { return nil }
    let steps = findings.counts.allSatisfy(\.isExact) ? ", and repeated exactly" : "; ~ where steps of a kind differ"
    return "Swift objects made, and retains with releases, of one step: counted, not sampled\(steps)"
  }

  private var messagesNote: String? {
    guard let messages = findings.messages, let users = messages.counts.first?.users else { return nil }
    return "messages sent to roles in one step, on \(users) users, counted in \(messages.place)"
  }

  /// What is to be kept in mind, and what went wrong.
  var foot: [String] {
    (results.record.map(warnings) ?? [])
      + results.rejected.map { "\($0) fails the conformance suite and was not measured; see: workbench check" }
      + results.problems + findings.reasons
  }

  /// How far differences of time can be trusted.
  var noise: [String] {
    guard let analysis = results.analysis else { return [] }
    let floor = analysis.noiseFloor
    guard floor.overall.isFinite else { return ["Noise floor not known: too few rounds. Give a larger --budget."] }
    let floors = floor.byBenchmark.values.sorted()
    let percent = { (value: Double) in "\((value * 1_000).rounded(.up) / 10)" }
    return [
      "Noise floor, from \(list(analysis.twins.map(\.contender))) entered twice: "
        + "\(percent(floors.first ?? 0)) to \(percent(floor.overall)) %. Smaller differences mean nothing."
    ]
  }

  /// Whom ratios are taken to, in the suites that were timed.
  private var references: String {
    let suites = TimedSuite.allCases.filter { suite in results.plan.benchmarks.contains { $0.suite == suite } }
    return list(suites.map { results.plan.reference(in: $0) })
  }

  /// Each name once.
  private func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.joined(separator: " and ")
  }

  private func warnings(_ record: Record) -> [String] {
    var lines: [String] = []
    if record.minimumExceededBudget {
      lines.append("The least number of rounds took longer than the budget of \(seconds(results.plan.budget)).")
    }
    if record.rounds < Schedule.roundsAtMost {
      lines.append("The budget allowed \(record.rounds) rounds: a larger --budget narrows the intervals.")
    }
    if !record.shortSamples.isEmpty {
      let share = "\(record.shortSamples.count) of \(record.series.count)"
      lines.append("Samples are shorter than they should be in \(share) series: a larger --budget makes them longer.")
    }
    if isUndecidable { lines.append("So few rounds cannot show a difference. Give a larger --budget.") }
    return lines
  }

  private var isUndecidable: Bool {
    let judgements = results.analysis?.findings.flatMap(\.judgements) ?? []
    return !judgements.isEmpty && !judgements.contains { $0.isDecidable }
  }

  private func seconds(_ value: Double) -> String {
    SignificantDigits.format(value, interval: .init(lower: value - 0.1, upper: value + 0.1)) + " s"
  }
}
