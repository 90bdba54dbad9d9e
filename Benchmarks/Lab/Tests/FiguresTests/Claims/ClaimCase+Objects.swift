import Claims
import Runs

/// Claims whose verdicts come from bindings and living objects.
extension ClaimCase {
  static let bindingCases = [
    ClaimCase("6", updates(.slower, .tie, .tie), "undecided", updates(.faster, .tie, .tie)),
    ClaimCase("6", updates(.slower, .faster, .tie), "undecided", updates(.tie, .faster, .faster)),
    ClaimCase("7", written(delegation: 6), "refuted", written(delegation: 5)),
    ClaimCase("8", captures(weak: 0, strong: 3), "refuted", captures(weak: 0, strong: 0)),
    ClaimCase("8", captures(weak: 0, strong: 3), "undecided", captures(weak: 1, strong: 3)),
    ClaimCase("33", told(by: 2, 4, closure: 1, 5), "depends", told(by: 2, 4, closure: 1, 6)),
    ClaimCase("33", told(by: 2, 6, closure: 1, 5), "depends", told(by: 2, 7, closure: 1, 5)),
    ClaimCase("33", told(by: 2, 4, closure: 1, 5), "refuted", told(by: 2, 4, closure: 0, 7)),
  ]

  static let libraryCases = [
    ClaimCase("34", libraries(1, lines: 0), "undecided", libraries(0, lines: 50)),
    ClaimCase("45", needs(modules: 1, files: 0), "depends", needs(modules: 0, files: 0)),
    ClaimCase("45", needs(modules: 0, files: 1), "depends", needs(modules: 0, files: 0)),
    ClaimCase("47", decoupled(lines: 9, share: 1), "depends", decoupled(lines: 8, share: 1)),
    ClaimCase("47", decoupled(lines: 9, share: 1), "refuted", decoupled(lines: 8, share: 0)),
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

  static func updates(_ verdicts: Verdict..., isDecidable: Bool = true) -> [ClaimFigure] {
    zip(["rename-row", "rename-details", "keystroke"], verdicts).map {
      times("MVVMC time", $1, $0, isDecidable: isDecidable)
    }
  }

  /// Counts of delegation; the observable takes five.
  private static func written(delegation: Int) -> [ClaimFigure] {
    counts("Delegation", ["declarations": 2, "statements": delegation - 2])
      + counts("Observable", ["declarations": 2, "statements": 3])
  }

  /// Declarations and statements of delegation, and of a closure.
  private static func told(by declared: Int, _ statements: Int, closure: Int, _ others: Int) -> [ClaimFigure] {
    counts("Delegation", ["declarations": declared, "statements": statements])
      + counts("Closure", ["declarations": closure, "statements": others])
  }

  private static func needs(modules: Int, files: Int) -> [ClaimFigure] {
    counts("Observation", ["foreign modules": modules, "files for binding": files])
  }

  /// Lines without UIKit, of nine, and the share of changes that are noticed without it.
  private static func decoupled(lines: Int, share: Int) -> [ClaimFigure] {
    counts("MVVMC Coordinator", ["lines": 9, "lines free of UIKit": lines, "noticed without UIKit %": share])
  }

  private static func captures(weak: Int, strong: Int) -> [ClaimFigure] {
    counts("alive after close", of: ["MVVMC": weak, "MVVMC.closures": strong])
  }

  private static func libraries(_ count: Int, lines: Int) -> [ClaimFigure] {
    counts("MVVMC", ["libraries": count, "lines of binding": lines])
  }

  private static func viewModels(strong: Int, weak: Int, unowned: Int = 0) -> [ClaimFigure] {
    [("strong", strong), ("weak", weak), ("unowned", unowned)].flatMap { name, count in
      counts(name, ["alive after close": count, "alive after the end": 0])
    }
  }

  private static func wirings(printed: Int, weak: Int) -> [ClaimFigure] {
    counts("leaks", of: ["as printed": printed, "all four weak": weak])
  }

  private static func popped(coordinators: Int, others: Int, strong: Int = 0, told: Int = 0) -> [ClaimFigure] {
    counts("MVVMC", ["coordinators alive": told, "others alive": 0, "controllers held strongly": strong])
      + counts("MVVMC.deafToBack", ["coordinators alive": coordinators, "others alive": others])
  }
}
