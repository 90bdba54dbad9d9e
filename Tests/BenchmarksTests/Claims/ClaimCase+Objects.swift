import Claims
import Measure

/// Claims whose verdicts come from bindings and living objects.
extension ClaimCase {
  static let bindingCases = [
    ClaimCase("6", updates(.slower, .tie, .tie), "refuted", updates(.faster, .tie, .tie)),
    ClaimCase("6", updates(.slower, .tie, .tie), "depends", updates(.slower, .faster, .tie)),
    ClaimCase("7", written(delegation: 9, closures: 5), "depends", written(delegation: 9, closures: 9)),
    ClaimCase("7", written(delegation: 6, closures: 5), "refuted", written(delegation: 5, closures: 5)),
    ClaimCase("8", captures(weak: 0, strong: 3), "refuted", captures(weak: 0, strong: 0)),
    ClaimCase("8", captures(weak: 0, strong: 3), "undecided", captures(weak: 1, strong: 3)),
    ClaimCase("33", told(by: 2, 4, closures: 1, 5), "depends", told(by: 2, 4, closures: 1, 6)),
    ClaimCase("33", told(by: 2, 6, closures: 1, 5), "depends", told(by: 2, 7, closures: 1, 5)),
    ClaimCase("33", told(by: 2, 4, closures: 1, 5), "refuted", told(by: 2, 4, closures: 0, 7)),
    ClaimCase("34", libraries(1, lines: 0), "depends", libraries(0, lines: 50)),
    ClaimCase("34", libraries(1, lines: 0), "refuted", libraries(0, lines: 0)),
  ]

  static let ownershipCases = [
    ClaimCase("11", viewModels(strong: 1, weak: 1), "depends", viewModels(strong: 1, weak: 0)),
    ClaimCase("11", viewModels(strong: 1, weak: 1), "refuted", viewModels(strong: 1, weak: 1, unowned: 1)),
    ClaimCase("11", viewModels(strong: 1, weak: 1), "refuted", viewModels(strong: 0, weak: 0)),
    ClaimCase("12", wirings(printed: 1, weak: 0), "refuted", wirings(printed: 0, weak: 0)),
    ClaimCase("12", wirings(printed: 1, weak: 0), "undecided", wirings(printed: 1, weak: 1)),
    ClaimCase("15", popped(coordinators: 0, others: 0), "depends", popped(coordinators: 1, others: 0)),
    ClaimCase("15", popped(coordinators: 0, others: 0), "refuted", popped(coordinators: 1, others: 2)),
    ClaimCase("15", popped(coordinators: 0, others: 0), "undecided", popped(coordinators: 1, others: 2, strong: 3)),
    ClaimCase("15", popped(coordinators: 0, others: 0), "undecided", popped(coordinators: 1, others: 0, told: 1)),
  ]

  static func updates(_ verdicts: Verdict..., isDecidable: Bool = true) -> [Figure] {
    zip(["rename-row", "rename-details", "keystroke"], verdicts).map {
      times("MVVMC time", $1, $0, isDecidable: isDecidable)
    }
  }

  /// Counts of delegation and closures; observables take five.
  private static func written(delegation: Int, closures: Int) -> [Figure] {
    counts("Delegation", ["declarations": 2, "statements": delegation - 2])
      + counts("Closures", ["declarations": 1, "statements": closures - 1])
      + counts("Observable", ["declarations": 2, "statements": 3])
  }

  /// Declarations and statements of a delegation that tells several screens, and of closures.
  private static func told(by declared: Int, _ statements: Int, closures: Int, _ others: Int) -> [Figure] {
    counts("MulticastDelegation", ["declarations": declared, "statements": statements])
      + counts("Closures", ["declarations": closures, "statements": others])
  }

  private static func captures(weak: Int, strong: Int) -> [Figure] {
    counts("alive after close", of: ["MVVMC": weak, "MVVMC.closures": strong])
  }

  private static func libraries(_ count: Int, lines: Int) -> [Figure] {
    counts("MVVMC", ["libraries": count, "lines of binding": lines])
  }

  private static func viewModels(strong: Int, weak: Int, unowned: Int = 0) -> [Figure] {
    [("strong", strong), ("weak", weak), ("unowned", unowned)].flatMap { name, count in
      counts(name, ["alive after close": count, "alive after the end": 0])
    }
  }

  private static func wirings(printed: Int, weak: Int) -> [Figure] {
    counts("leaks", of: ["as printed": printed, "all four weak": weak])
  }

  private static func popped(coordinators: Int, others: Int, strong: Int = 0, told: Int = 0) -> [Figure] {
    counts("MVVMC", ["coordinators alive": told, "others alive": 0, "controllers held strongly": strong])
      + counts("MVVMC.deafToBack", ["coordinators alive": coordinators, "others alive": others])
  }
}
