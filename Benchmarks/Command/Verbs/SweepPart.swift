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
    let filter = try arguments.filter()
    let benchmarks = Benchmark.all.filter { filter($0.id) }
    let fanOuts = [Benchmark.fanOut].filter { filter($0.id) }
    // As everywhere only when asked for.
    let ofMechanisms = [Benchmark.mechanismFanOut].filter { arguments.has(.filter) && filter($0.id) }
    let all = benchmarks + fanOuts + ofMechanisms
    if all.isEmpty { throw .usage("no benchmark matches \(arguments.value(of: .filter) ?? ""); see: workbench list") }
    let choice = try EntrantChoice(
      arguments,
      lineup: lineup,
      apps: all.count > ofMechanisms.count,
      mechanisms: !ofMechanisms.isEmpty
    )
    let apps = choice.contenders.map { Entrant.app($0) }
    let mechanisms = choice.mechanisms.map { Entrant.mechanism($0) }
    let sizes = try arguments.sizes(.sizes, default: [10, 1_000, 100_000])
    let observers = try arguments.sizes(.observers, default: [2, 10, 100, 1_000])
    return [
      SweepPart(entrants: apps, benchmarks: benchmarks, sizes: sizes, weight: 3, isCounted: true),
      SweepPart(entrants: apps, benchmarks: fanOuts, sizes: observers, weight: 1, isCounted: false),
      SweepPart(entrants: mechanisms, benchmarks: ofMechanisms, sizes: observers, weight: 1, isCounted: true),
    ].filter { !$0.benchmarks.isEmpty && !$0.entrants.isEmpty }
  }
}
