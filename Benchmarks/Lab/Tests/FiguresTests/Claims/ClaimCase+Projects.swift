import Claims

/// Claims whose verdicts come from the costs of code, of changes and of tests.
extension ClaimCase {
  static let projectCases = [
    ClaimCase("41", costs(vipVM: 3, files: 3), "depends", costs(vipVM: 3, files: 2), best: "undecided"),
    ClaimCase("41", costs(vipVM: 3, files: 3), "refuted", costs(vipVM: 2, files: 2), best: "undecided"),
    ClaimCase("42", costs(mvc: 1, lines: 1), "depends", costs(mvc: 1, lines: 2), best: "undecided"),
    ClaimCase("42", costs(mvc: 1, lines: 1), "refuted", costs(mvc: 2, lines: 2), best: "undecided"),
    ClaimCase("43", costs(mvp: 3, share: 0), "depends", costs(mvp: 3, share: 40)),
    ClaimCase("43", costs(mvp: 3, share: 0), "refuted", costs(mvp: 2, share: 40)),
  ]

  /// Costs of VIP-VM; MVC has two of each.
  private static func costs(vipVM: Int, files: Int) -> [ClaimFigure] {
    counts("VIPVM", ["lines": vipVM, "files of changes": files, "lines of changes": vipVM])
      + counts("MVC", ["lines": 2, "files of changes": 2, "lines of changes": 2])
  }

  /// Costs of MVC; the others have two of each.
  private static func costs(mvc: Int, lines: Int) -> [ClaimFigure] {
    counts("MVC", ["lines": mvc, "files of changes": mvc, "lines of changes": lines])
      + others(than: "MVC", ["lines": 2, "files of changes": 2, "lines of changes": 2])
  }

  /// Costs of MVP, and the share of its changes that are noticed without UIKit; MVC has two of each, and no share.
  private static func costs(mvp: Int, share: Int) -> [ClaimFigure] {
    counts(
      "MVP",
      [
        "lines": mvp, "files of changes": mvp, "lines of changes": mvp, "lines of tests": mvp,
        "noticed without UIKit %": share,
      ]
    )
      + counts(
        "MVC",
        [
          "lines": 2, "files of changes": 2, "lines of changes": 2, "lines of tests": 2, "noticed without UIKit %": 0,
        ]
      )
  }
}
