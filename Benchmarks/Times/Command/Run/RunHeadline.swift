import Conformance
import Instruments
import Measure
import Runs
import Suites
import Tracing

/// The lines above and below a run's tables.
struct RunHeadline {
  let results: RunResults
  let findings: ProbeFindings

  /// The lines above the tables: the run, and its machine.
  var head: [String] {
    let plan = results.plan
    let environment = results.environment
    let rounds = results.record.map { " · \($0.processes) processes in \(seconds($0.elapsed))" } ?? ""
    return [
      "Architecture Workbench · \(plan.users.directory.count) users\(rounds) · seed \(plan.seed)",
      "\(environment.operatingSystem) · \(environment.processor), \(environment.processorCount) processors · "
        + environment.compiler,
    ] + (environment.isOptimized ? [] : ["This build is not optimised: its times mean nothing. Use -c release."])
  }

  /// A sentence if all contenders pass all scenarios and leave nothing; otherwise `nil`, and a table gives the details.
  var allWell: String? {
    let checks = results.conformance
    guard !checks.isEmpty, checks.allSatisfy(\.passed), results.isFine, findings.isClean else { return nil }
    let count = Set(checks.map(\.scenario.id)).count
    let passed = "All pass all \(count) scenarios"
    guard !results.retention.isEmpty else { return passed + "." }
    let bytes = Int((results.retention.compactMap(\.bytesPerTrip).max() ?? 0).rounded())
    let heap = findings.censuses.isEmpty ? "" : " (checked with weak references and on the heap)"
    return passed + " and leave nothing after \(retentionScenarios)\(heap). A round trip adds at most \(bytes) bytes."
  }

  /// A note that explains the retention table.
  var retentionNote: [String] {
    guard !results.retention.isEmpty else { return [] }
    return [
      "objects of roles and for binding, found by reflection · left: objects still alive after \(retentionScenarios)"
    ]
  }

  private var retentionScenarios: String { RetentionScenario.allCases.map(\.rawValue).joined(separator: ", ") }

  /// A note that explains the times.
  var timesNote: String {
    "median time of a step · ratio to \(references) (≈: no difference is shown) · "
      + "rank among \(results.plan.contenders.isEmpty ? "the mechanisms" : "the architectures") (=: shared)"
  }

  /// Notes that explain the counts.
  var countsNote: [String] {
    [objectsNote, messagesNote].compactMap(\.self)
  }

  private var objectsNote: String? {
    guard !findings.counts.isEmpty else { return nil }
    let steps = findings.counts.allSatisfy(\.isExact) ? ", the same each time" : "; ~: steps of one kind differ"
    return "allocations: of Swift objects · allocations, retains and releases of one step: counted, not sampled\(steps)"
  }

  private var messagesNote: String? {
    guard let messages = findings.messages, let users = messages.counts.first?.users else { return nil }
    return "messages: calls to roles that tell or make something · reads: calls that return a value · both of one "
      + "step, with \(users) users, counted in \(messages.place)"
  }

  /// Warnings and errors.
  var foot: [String] {
    (results.record.map(warnings) ?? [])
      + results.rejected.map { "\($0) fails the conformance suite and was not measured; see: workbench check" }
      + results.problems + findings.reasons
  }

  /// The noise floor: the least difference of times that means something.
  var noise: [String] {
    guard let analysis = results.analysis else { return [] }
    let floor = analysis.noiseFloor
    guard floor.overall.isFinite else { return ["The noise floor is not known: no contender was measured twice."] }
    let floors = floor.byBenchmark.values.sorted()
    return [
      "Noise floor, from \(list(analysis.doubles.map(\.contender))) entered twice: "
        + "\(percent(floors.first ?? 0)) to \(percent(floor.overall)) %. Smaller differences mean nothing."
    ] + variation(analysis)
  }

  /// The reason for many processes: the variation of ratios within and between them, from the least to the most.
  private func variation(_ analysis: Analysis) -> [String] {
    let (within, between) = (analysis.variations.values.map(\.within), analysis.variations.values.map(\.between))
    guard let rounds = range(within), let processes = range(between) else { return [] }
    return ["Ratios vary by \(rounds) from round to round in a process, and by \(processes) from process to process."]
  }

  private func range(_ shares: [Double]) -> String? {
    guard let least = shares.min(), let most = shares.max() else { return nil }
    return "\(percent(least)) to \(percent(most)) %"
  }

  private func percent(_ share: Double) -> String { "\((share * 1_000).rounded(.up) / 10)" }

  /// The references of ratios, in the suites that were timed.
  private var references: String {
    let suites = TimedSuite.allCases.filter { suite in results.plan.benchmarks.contains { $0.suite == suite } }
    return list(suites.map { results.plan.reference(in: $0) })
  }

  /// Returns the names as a list, each once.
  private func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.joined(separator: " and ")
  }

  private func warnings(_ record: Record) -> [String] {
    var lines: [String] = []
    if record.minimumExceededBudget {
      lines.append("The smallest number of processes took longer than the budget of \(seconds(results.plan.budget)).")
    }
    if record.hasFewProcesses {
      lines.append("With only \(record.processes) processes the intervals are wide. A larger --budget has more.")
    }
    if !record.shortSamples.isEmpty {
      let share = "\(record.shortSamples.count) of \(record.series.count)"
      lines.append("Samples are too short in \(share) series. A larger --budget makes them longer.")
    }
    return lines
  }

  private func seconds(_ value: Double) -> String {
    SignificantDigits.format(value, interval: .init(lower: value - 0.1, upper: value + 0.1)) + " s"
  }
}
