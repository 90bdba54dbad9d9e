/// The step of a benchmark that is to be timed next.
final class PreparedStep {
  private var held: Held?

  /// Drops the step that was timed last, and has another one made.
  func prepare(_ make: () throws -> Benchmark.Step) rethrows {
    held = nil
    held = Held(step: try make())
  }

  /// Does what was prepared.
  func run() throws {
    try held?.run()
  }

  /// Not copyable: a closure in a variable would be retained for its call and released after it, and both be counted.
  private struct Held: ~Copyable {
    let step: Benchmark.Step

    borrowing func run() throws {
      try step()
    }
  }
}
