public import Instruments
import Measure
import Runs
import Suites
import Tracing

/// One entrant's figure in one benchmark, in JSON.
struct ResultEntry: Codable, Sendable {
  let pattern: String
  let variant: String?
  let suite: String
  let benchmark: String
  let size: Int
  let metric: String
  let unit: String
  let median: Double
  /// Lower and upper bound; missing if there were too few rounds, or if counts differed between steps.
  let ci95: [Double]?
  /// A value from each process that measured: the median of its rounds, or the count.
  let samples: [Double]
  /// Every sample of a time, by process and round; missing for a count.
  let processes: [[Double]]?
  let ratio: Double?
  let ratioCI95: [Double]?
  let rank: Int?

  static func all(of results: RunResults) -> [ResultEntry] {
    results.plan.benchmarks.flatMap { benchmark in
      results.plan.entrants(in: benchmark.suite).compactMap { ResultEntry($0, benchmark, results) }
    }
  }

  /// Returns all counts as results of their own. The interval of an exact count is the count itself.
  static func counts(of results: RunResults, _ findings: ProbeFindings) -> [ResultEntry] {
    results.plan.benchmarks.flatMap { benchmark in
      results.plan.entrants(in: benchmark.suite).flatMap { entrant in
        Counter.allCases.compactMap { ResultEntry($0, entrant, benchmark, results, findings) }
          + messages(entrant, benchmark, results, findings)
      }
    }
  }

  private init?(
    _ counter: Counter,
    _ entrant: Entrant,
    _ benchmark: Benchmark,
    _ results: RunResults,
    _ findings: ProbeFindings
  ) {
    let value = { (id: String) in findings.counts(of: id, in: benchmark.id)?.perStep[counter] }
    guard let count = value(entrant.id) else { return nil }
    self.init(
      count,
      isExact: findings.counts(of: entrant.id, in: benchmark.id)?.isExact == true,
      to: value(results.plan.reference(in: benchmark.suite)),
      of: entrant,
      in: benchmark,
      size: benchmark.size(on: results.plan.users),
      metric: counter.rawValue,
      unit: counter.unit
    )
  }

  private static func messages(
    _ entrant: Entrant,
    _ benchmark: Benchmark,
    _ results: RunResults,
    _ findings: ProbeFindings
  ) -> [ResultEntry] {
    guard let count = findings.messages(of: entrant.id, in: benchmark.id) else { return [] }
    let reference = findings.messages(of: results.plan.reference(in: benchmark.suite), in: benchmark.id)
    let figures = [
      ("messages", count.perStep, reference?.perStep), ("reads", count.readsPerStep, reference?.readsPerStep),
    ]
    return figures.map { metric, figure, reference in
      ResultEntry(
        figure,
        isExact: true,
        to: reference,
        of: entrant,
        in: benchmark,
        size: count.users,
        metric: metric,
        unit: "count"
      )
    }
  }

  private init(
    _ count: Double,
    isExact: Bool,
    to reference: Double?,
    of entrant: Entrant,
    in benchmark: Benchmark,
    size: Int,
    metric: String,
    unit: String
  ) {
    pattern = entrant.pattern
    variant = entrant.variant
    suite = benchmark.suite.rawValue
    self.benchmark = benchmark.name
    self.size = size
    self.metric = metric
    self.unit = unit
    median = count
    ci95 = isExact ? [count, count] : nil
    samples = [count]
    processes = nil
    ratio = reference.flatMap { $0 > 0 ? count / $0 : nil }
    ratioCI95 = nil
    rank = nil
  }

  private init?(_ entrant: Entrant, _ benchmark: Benchmark, _ results: RunResults) {
    guard let cell = results.cell(entrant, benchmark) else { return nil }
    let series = results.record?.series.first { $0.contender == entrant.id && $0.benchmark == benchmark.id }
    pattern = entrant.pattern
    variant = entrant.variant
    suite = benchmark.suite.rawValue
    self.benchmark = benchmark.name
    size = benchmark.size(on: results.plan.users)
    metric = "time"
    unit = "ns"
    median = cell.estimate.median
    ci95 = Self.bounds(of: cell.estimate.interval)
    samples = series?.medians ?? []
    processes = series?.processes
    ratio = cell.judgement?.comparison.ratio
    ratioCI95 = (cell.judgement?.comparison.interval).flatMap(Self.bounds)
    rank = cell.rank
  }

  private static func bounds(of interval: Interval) -> [Double]? {
    interval.isKnown ? [interval.lower, interval.upper] : nil
  }
}

extension Counter {
  /// The unit of the count.
  public var unit: String { self == .bytes ? "bytes" : "count" }
}
