public import Measure

/// Checks conformance, counts objects and measures time, within a budget.
public struct WorkbenchRun {
  /// What a run is doing.
  public enum Phase: Sendable {
    /// The conformance suite runs on a contender.
    case checking(String)
    /// A contender's objects are counted.
    case counting(String)
    /// Time is measured.
    case timing(RoundProgress)
  }

  /// What is left of the budget for judging, counting and reporting, in seconds.
  private static let reserve = 0.4

  private let plan: RunPlan
  private let progress: (Phase) -> Void

  /// Prepares a run that tells what it is doing.
  public init(_ plan: RunPlan, progress: @escaping (Phase) -> Void = { _ in }) {
    self.plan = plan
    self.progress = progress
  }

  /// Runs; a contender that fails a scenario is not measured.
  public func run() -> RunResults {
    let environment = RunEnvironment.current
    let start = MonotonicClock().now()
    let conformance = plan.contenders.flatMap { contender in
      progress(.checking(contender.id))
      return ConformanceGate().check(contender)
    }
    let equal = plan.contenders.filter { contender in
      conformance.allSatisfy { $0.contender != contender.id || $0.passed }
    }
    let lifetimes = plan.measuresRetention ? equal.map(count) : []
    let spent = Double(MonotonicClock().now() - start) / 1e9
    let record = time(equal, budget: plan.budget - spent - Self.reserve)
    return RunResults(
      plan: plan,
      environment: environment,
      conformance: conformance,
      populations: lifetimes.compactMap(\.population),
      retention: lifetimes.flatMap(\.retention),
      record: record,
      analysis: record.map { Analysis(of: $0.series, twins: twins(among: equal)) },
      problems: lifetimes.compactMap(\.problem) + (record?.series.compactMap(\.problem) ?? [])
    )
  }

  private func count(_ contender: Contender) -> Lifetimes {
    progress(.counting(contender.id))
    let run = RetentionRun(contender, users: plan.users.directory)
    do {
      return Lifetimes(
        population: try run.population(),
        retention: try RetentionScenario.allCases.map { try run.run($0) }
      )
    } catch {
      return Lifetimes(problem: "retention of \(contender.id): \(firstLine(of: error))")
    }
  }

  private struct Lifetimes {
    var population: Population?
    var retention: [RetentionResult] = []
    var problem: String?
  }

  private func time(_ contenders: [Contender], budget: Double) -> Record? {
    let workloads = plan.benchmarks.flatMap { benchmark in
      let entrants = entrants(in: benchmark.suite, among: contenders)
      return entrants.map { benchmark.workload(of: $0, users: plan.users) }
        + twinWorkloads(of: benchmark, among: entrants)
    }
    guard !workloads.isEmpty else { return nil }
    let schedule = Schedule(budget: max(budget, 0), seed: plan.seed)
    return Rounds(schedule).run(workloads) { progress(.timing($0)) }
  }

  /// Those of a suite who may be timed: apps only if they are equal.
  private func entrants(in suite: TimedSuite, among equal: [Contender]) -> [Entrant] {
    plan.entrants(in: suite).filter { entrant in
      guard case .app(let contender) = entrant else { return true }
      return equal.contains { $0.id == contender.id }
    }
  }

  /// One entrant is entered twice, so that the run measures its own noise.
  private func twinWorkloads(of benchmark: Benchmark, among entrants: [Entrant]) -> [Workload] {
    guard let twins = twins(in: benchmark.suite, among: entrants),
      let entrant = entrants.first(where: { $0.id == twins.contender })
    else { return [] }
    return [benchmark.workload(of: entrant, under: twins.twin, users: plan.users)]
  }

  private func twins(in suite: TimedSuite, among entrants: [Entrant]) -> Twins? {
    let entrant = entrants.first { $0.id == plan.reference(in: suite) } ?? entrants.first
    return entrant.map { Twins(contender: $0.id, twin: "\($0.id) again") }
  }

  private func twins(among equal: [Contender]) -> [Twins] {
    let suites = TimedSuite.allCases.filter { suite in plan.benchmarks.contains { $0.suite == suite } }
    return suites.compactMap { twins(in: $0, among: entrants(in: $0, among: equal)) }
  }
}
