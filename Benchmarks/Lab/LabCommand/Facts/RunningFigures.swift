import Figures
import Runs
import Suites

extension MeasuredModule {
  /// Returns the deepest stacks of a tap, a load and a rename, and the updates of views and the messages of each step.
  @MainActor func depth(_ users: BenchmarkUsers) throws -> [String: Double] {
    let steps = Benchmark.all.filter { $0.suite != .mechanisms }
    let figures = try StackDepth.figures(of: contender, running: app)
    return figures.merging(try ViewUpdates.figures(of: contender, running: app, in: steps, users: users)) { $1 }
  }

  /// Returns the objects that are alive while the details are open; `nil` if another app begins this one: the objects are
  /// those of the contender's own module.
  @MainActor func retention(_ users: BenchmarkUsers) throws -> [String: Double]? {
    guard app == contender.app else { return nil }
    let population = try RetentionRun(contender, users: users.directory).population()
    return ["objects with details open": Double(population.detailsCount)]
  }
}
