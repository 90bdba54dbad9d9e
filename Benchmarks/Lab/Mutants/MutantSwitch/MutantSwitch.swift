internal import Synchronization

/// Switches the mutants of a program on and off, and notes which were reached.
///
/// The scratch copy of an architecture asks at each of its mutants; see `Weaver`.
public enum MutantSwitch {
  /// The number of no mutant.
  public static let none = -1

  private static let chosen = Atomic<Int>(none)
  private static let reached = Mutex<Set<Int>>([])

  /// Switches one mutant on and every other one off.
  public static func choose(_ number: Int) {
    chosen.store(number, ordering: .relaxed)
  }

  /// Returns true if a mutant is switched on; without one switched on, it notes the mutant as reached.
  public static func isOn(_ number: Int) -> Bool {
    let choice = chosen.load(ordering: .relaxed)
    // With a mutant switched on, the reached ones are not needed.
    if choice == none { reached.withLock { _ = $0.insert(number) } }
    return choice == number
  }

  /// The mutants that were reached since the last call.
  public static func takeReached() -> [Int] {
    reached.withLock { numbers in
      defer { numbers = [] }
      return numbers.sorted()
    }
  }
}
