import HeadlessUIKit
import Instruments
import Mechanisms
import Runs
import Suites
import TaskControl
import Users

/// Measures cost against size, and says what of it is fixed and what grows.
struct SweepVerb: Verb {
  static let name = "run --sizes"
  static let summary = "measure cost by the number of users, or of observers (fan-out): what is fixed, and what grows"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [.pattern, .filter, .sizes, .observers, .budget, .seed, .format, .output]
  static let meanings: [Option: String] = [
    .budget: "the time to count and measure, in seconds; the least that each size needs may be longer; default: 60",
    .seed: "decides the order of measuring and the generated users; default: 1",
  ]
  static let formats: [ReportFormat] = [.table, .json]
  static let example = "run VIPER --filter binding/load --sizes 10,1000,100000"

  private let program: Program
  private let parts: [SweepTask]
  private let budget: Double
  private let seed: UInt64
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    seed = try arguments.seed()
    parts = try SweepTask.all(arguments, lineup: lineup, seed: seed)
    budget = try arguments.budget()
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try SystemNeeds.checkStarting()
    let start = ContinuousClock.now
    var seconds: Double { start.duration(to: .now) / .seconds(1) }
    /// The rest of the budget, in seconds. Counting and creating users have used some of it.
    var rest: Double { max(0, budget - seconds) }
    let counts = try await counts(ProgressBar(console: console))
    console.showProgress("")
    var outcomes: [Sweep.Outcome] = []
    for (place, part) in parts.enumerated() {
      outcomes.append(try await sweep(part, budget: rest / Double(parts.count - place), on: console))
    }
    let report = SweepReport(outcomes, counts, seed: seed, budget: budget, seconds: seconds)
    try output.write(report.document, on: console) { report.text($0) }
    guard report.isFine else { return .checkFailed }
    try CommandFailure.require(answer: counts.failure)
    return .fine
  }

  private func counts(_ bar: ProgressBar) async throws(CommandFailure) -> SweepCounts {
    var counts = SweepCounts()
    let all = parts.reduce(0) { $0 + $1.sizes.count }
    var done = 0
    switch program.findProbe() {
    case .unavailable(let reason): counts.add(missing: reason)
    case .available(let client):
      for part in parts {
        for size in part.sizes {
          bar.show("counting at size \(size)", done, of: all)
          counts.add(try await part.counts(from: client, size: size), size: size)
          done += 1
        }
      }
    }
    return counts
  }

  private func sweep(
    _ part: SweepTask,
    budget: Double,
    on console: any Console
  ) async throws(CommandFailure) -> Sweep.Outcome {
    let bar = ProgressBar(console: console)
    let sweep = Sweep(part.entrants, sizes: part.sizes, of: part.isFanOut ? .observers : .users)
    do {
      return try await sweep.run(budget: budget, seed: seed, setting: part.setting) { bar.show(.timing($0)) }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }
}

/// The part of a sweep over one kind of size: benchmarks by users, or fan-out by observers.
struct SweepTask: Sendable {
  let entrants: [Entrant]
  let sizes: [Int]
  let isFanOut: Bool
  /// Creates the setting of measurements at a size.
  let setting: @Sendable (Int) async throws(CommandFailure) -> Sweep.Setting

  /// Returns the parts that the options describe, at least one.
  static func all(
    _ arguments: Arguments,
    lineup: [Contender],
    seed: UInt64
  ) throws(CommandFailure) -> [SweepTask] {
    let filter = try arguments.filter()
    let benchmarks = Benchmark.all.filter { filter($0.id) }
    let fansOut = filter(Benchmark.fanOutID)
    let hasApps = !benchmarks.isEmpty || fansOut
    // Mechanisms are swept only if --filter matches them. Where they cannot run, they are left out if apps match, too;
    // without apps, the choice of entrants refuses them.
    let hasMechanisms =
      arguments.has(.filter) && filter(Benchmark.mechanismFanOut(observers: 1).id)
      && (MainActorTasks.isAvailable || !hasApps)
    if benchmarks.isEmpty && !fansOut && !hasMechanisms {
      throw arguments.noMatch(of: "benchmark", among: Benchmark.all.map(\.id) + [Benchmark.fanOutID])
    }
    if benchmarks.isEmpty && arguments.has(.sizes) { throw .usage("--sizes: no benchmark by users matches --filter") }
    if !fansOut && !hasMechanisms && arguments.has(.observers) {
      throw .usage("--observers: fan-out does not match --filter")
    }
    let choice = try EntrantChoice(
      arguments,
      names: arguments.names,
      lineup: lineup,
      apps: hasApps,
      mechanisms: hasMechanisms
    )
    let apps = choice.contenders.map { Entrant.app($0) }
    let sizes = try arguments.sizes(.sizes, in: 2...10_000_000, default: [10, 1_000, 100_000, 1_000_000])
    let observers = try arguments.sizes(.observers, in: 1...100_000, default: [1, 10, 100, 1_000, 10_000])
    let parts = [
      benchmarks.isEmpty ? nil : by(users: sizes, benchmarks, of: apps, seed: seed),
      fansOut ? by(observers: observers, of: apps) : nil,
      hasMechanisms
        ? by(observers: observers, of: choice.mechanisms.filter { !$0.bindsOneScreen }.map { .mechanism($0) }) : nil,
    ]
    let filled = parts.compactMap(\.self).filter { !$0.entrants.isEmpty }
    if filled.isEmpty { throw .usage("\(choice.mechanisms.map(\.id).joined(separator: ", ")): binds only one screen") }
    return filled
  }

  /// Returns the instrumented program's counts at a size.
  func counts(from probe: ProbeClient, size: Int) async throws(CommandFailure) -> ProbeResult<ProbeAnswer> {
    let names = entrants.map(\.id)
    if isFanOut { return probe.fanOut(contenders: names, observers: size) }
    let setting = try await setting(size)
    let users = PackedUsers.data(of: setting.users.directory)
    return probe.counts(contenders: names, benchmarks: setting.benchmarks.map(\.id), users: users)
  }

  private static func by(users sizes: [Int], _ benchmarks: [Benchmark], of apps: [Entrant], seed: UInt64) -> SweepTask {
    SweepTask(entrants: apps, sizes: sizes, isFanOut: false) { size throws(CommandFailure) in
      Sweep.Setting(benchmarks, on: try await UsersInput.generated(size, seed: seed).readForBenchmarks())
    }
  }

  private static func by(observers sizes: [Int], of entrants: [Entrant]) -> SweepTask {
    SweepTask(entrants: entrants, sizes: sizes, isFanOut: true) { size throws(CommandFailure) in
      let benchmarks = entrants.prefix(1).map { Benchmark.fanOut(of: $0, observers: size) }
      return Sweep.Setting(benchmarks, on: try await UsersInput.shipped.readForBenchmarks())
    }
  }
}
