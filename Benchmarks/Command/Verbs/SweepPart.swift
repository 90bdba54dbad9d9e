import Suites

/// What is swept by one kind of size: benchmarks by users, or fan-out by observers.
struct SweepPart {
  let entrants: [Entrant]
  let benchmarks: [Benchmark]
  let sizes: [Int]
  /// The share of the budget, in relation to the other parts'.
  let weight: Double
  /// Whether the twin counts it too; a thousand apps at once are too many for it.
  let isCounted: Bool

  /// What the options ask for, at least one part.
  static func all(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) -> [SweepPart] {
    let users = try arguments.sizes(.sizes, default: [10, 1_000, 100_000])
    let observers = try arguments.sizes(.observers, default: [2, 10, 100, 1_000])
    let filter = try arguments.filter()
    // As everywhere only when asked for.
    let mechanisms = arguments.has(.filter) ? [Benchmark.mechanismFanOut] : []
    let parts = [
      SweepPart(benchmarks: Benchmark.all.filter { filter($0.id) }, sizes: users, weight: 3, isCounted: true),
      SweepPart(benchmarks: [.fanOut].filter { filter($0.id) }, sizes: observers, weight: 1, isCounted: false),
      SweepPart(benchmarks: mechanisms.filter { filter($0.id) }, sizes: observers, weight: 1, isCounted: true),
    ].filter { !$0.benchmarks.isEmpty }
    guard !parts.isEmpty else {
      throw .usage("no benchmark matches \(arguments.value(of: .filter) ?? ""); see: workbench list")
    }
    return try entered(parts, arguments, lineup)
  }

  private init(
    entrants: [Entrant] = [],
    benchmarks: [Benchmark],
    sizes: [Int],
    weight: Double,
    isCounted: Bool
  ) {
    self.entrants = entrants
    self.benchmarks = benchmarks
    self.sizes = sizes
    self.weight = weight
    self.isCounted = isCounted
  }

  /// The parts with those who take part in them; a part in which nobody does is left out.
  private static func entered(
    _ parts: [SweepPart],
    _ arguments: Arguments,
    _ lineup: [Contender]
  ) throws(CommandFailure) -> [SweepPart] {
    let suites = parts.flatMap { $0.benchmarks.map(\.suite) }
    let choice = try EntrantChoice(
      arguments,
      lineup: lineup,
      apps: suites.contains { $0 != .mechanisms },
      mechanisms: suites.contains(.mechanisms)
    )
    let all = choice.contenders.map { Entrant.app($0) } + choice.mechanisms.map { Entrant.mechanism($0) }
    return parts.map { part in
      SweepPart(
        entrants: all.filter { entrant in part.benchmarks.allSatisfy { entrant.takesPart(in: $0.suite) } },
        benchmarks: part.benchmarks,
        sizes: part.sizes,
        weight: part.weight,
        isCounted: part.isCounted
      )
    }.filter { !$0.entrants.isEmpty }
  }
}
