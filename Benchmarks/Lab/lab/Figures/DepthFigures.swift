import Suites
import Tracing

/// The deepest stacks of a tap, a load and a rename, and the updates of views and the messages of each step.
@MainActor func depthFigures(of module: MeasuredModule, users: BenchmarkUsers) throws -> [String: Double] {
  let steps = Benchmark.all.filter { $0.suite != .mechanisms }
  let figures = try StackDepth.figures(of: module.contender, running: module.app)
  let updates = try ViewUpdates.figures(of: module.contender, running: module.app, in: steps, users: users)
  return figures.merging(updates) { $1 }
}
