import Synchronization

/// Counts the scenarios that each architecture ran and passed, while a suite runs.
final class ScenarioTally: Sendable {
  /// The tally of the suite that is running.
  @TaskLocal static var current: ScenarioTally?

  private let counts = Mutex<[String: (passed: Int, run: Int)]>([:])

  /// Runs a scenario and notes whether it passed.
  @MainActor func count(_ name: String, _ scenario: () throws -> Void) rethrows {
    do {
      try scenario()
      note(name, passed: 1)
    } catch {
      note(name, passed: 0)
      throw error
    }
  }

  /// Returns the table's text for an architecture, such as `53 of 53`.
  func text(for name: String) -> String {
    let count = counts.withLock { $0[name, default: (0, 0)] }
    return "\(count.passed) of \(count.run)"
  }

  private func note(_ name: String, passed: Int) {
    counts.withLock { counts in
      counts[name, default: (0, 0)].passed += passed
      counts[name, default: (0, 0)].run += 1
    }
  }
}
