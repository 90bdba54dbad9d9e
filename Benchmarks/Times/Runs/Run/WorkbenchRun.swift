public import Foundation
import HeadlessUIKit
public import Measure
import Suites
import TaskControl

/// Checks conformance, counts objects and measures time, within a budget.
public struct WorkbenchRun {
  /// A phase of a run.
  public enum Phase: Sendable {
    /// The conformance suite runs on a contender.
    case checking(String)
    /// A contender's objects are counted.
    case counting(String)
    /// Time is measured.
    case timing(RoundProgress)
  }

  /// The part of the budget that is reserved for judging, counting and reporting, in seconds.
  private static let reserve = 0.4

  private let plan: RunPlan
  private let sampling: Sampling
  private let program: URL?
  private let progress: (Phase) -> Void

  /// Prepares a run that reports its phases.
  ///
  /// - Parameters:
  ///   - plan: the contenders, benchmarks, users and budget.
  ///   - sampling: the place where samples are taken: processes of their own, or this one.
  ///   - program: the command, which checks contenders that may crash in a process of its own.
  ///   - progress: called at the beginning of each phase.
  public init(
    _ plan: RunPlan,
    sampling: Sampling,
    program: URL? = nil,
    progress: @escaping (Phase) -> Void = { _ in }
  ) {
    self.plan = plan
    self.sampling = sampling
    self.program = program
    self.progress = progress
  }

  /// Runs the plan; a contender that fails a scenario is not measured.
  public func run() -> RunResults {
    let environment = RunEnvironment.current
    let start = MonotonicClock().now()
    let conformance = plan.contenders.flatMap { contender in
      progress(.checking(contender.id))
      return ConformanceGate(program: program).check(contender)
    }
    let equal = plan.contenders.filter { contender in
      conformance.allSatisfy { $0.contender != contender.id || $0.passed }
    }
    let lifetimes = plan.measuresRetention ? equal.map(count) : []
    let spent = Double(MonotonicClock().now() - start) / 1e9
    let share = ProcessorShare()
    let timing = time(equal, budget: plan.budget - spent - Self.reserve)
    let processorShare = timing.record == nil ? nil : share.now
    return RunResults(
      plan: plan,
      environment: environment,
      conformance: conformance,
      populations: lifetimes.compactMap(\.population),
      retention: lifetimes.flatMap(\.retention),
      record: timing.record,
      analysis: timing.record.map { Analysis(of: $0.series, doubles: doubles(among: equal)) },
      processorShare: processorShare,
      problems: lifetimes.compactMap(\.problem) + (timing.record?.series.compactMap(\.problem) ?? [])
        + [timing.problem].compactMap(\.self)
    )
  }

  private func count(_ contender: Contender) -> Lifetimes {
    progress(.counting(contender.id))
    let run = RetentionRun(contender, users: plan.users.directory)
    do {
      return try MainActorTasks.run {
        Lifetimes(population: try run.population(), retention: try RetentionScenario.allCases.map { try run.run($0) })
      }
    } catch {
      return Lifetimes(problem: "retention of \(contender.id): \(firstLine(of: error))")
    }
  }

  private struct Lifetimes {
    var population: Population?
    var retention: [RetentionResult] = []
    var problem: String?
  }

  private func time(_ contenders: [Contender], budget: Double) -> (record: Record?, problem: String?) {
    let entries = plan.benchmarks.flatMap { benchmark in
      let entrants = entrants(in: benchmark.suite, among: contenders)
        .filter { $0.takesPart(in: benchmark, on: plan.users) }
      let doubles = doubles(in: benchmark.suite, among: entrants)
      return entrants.map { SamplingRequest.Entry($0.id, in: benchmark.id) }
        + (doubles.map { [SamplingRequest.Entry($0.contender, as: $0.repeated, in: benchmark.id)] } ?? [])
    }
    guard !entries.isEmpty else { return (nil, nil) }
    do throws(SamplingFailure) {
      let record = try sampling.run(entries, users: plan.users, budget: max(budget, 0), seed: plan.seed) {
        progress(.timing($0))
      }
      return (record, nil)
    } catch {
      return (nil, error.description)
    }
  }

  /// Returns the entrants of a suite that may be timed: apps only if they passed every scenario.
  private func entrants(in suite: TimedSuite, among equal: [Contender]) -> [Entrant] {
    plan.entrants(in: suite).filter { entrant in
      guard case .app(let contender) = entrant else { return true }
      return equal.contains { $0.id == contender.id }
    }
  }

  /// Chooses the entrant that is entered twice, so that the run measures its own noise.
  private func doubles(in suite: TimedSuite, among entrants: [Entrant]) -> DoubleEntry? {
    let entrant = entrants.first { $0.id == plan.reference(in: suite) } ?? entrants.first
    return entrant.map { DoubleEntry(contender: $0.id, repeated: "\($0.id) again") }
  }

  private func doubles(among equal: [Contender]) -> [DoubleEntry] {
    let suites = TimedSuite.allCases.filter { suite in plan.benchmarks.contains { $0.suite == suite } }
    return suites.compactMap { doubles(in: $0, among: entrants(in: $0, among: equal)) }
  }
}
