import Claims
import Runs

/// Claims whose verdicts come from the duties of roles, from a scene's division, and from updates of views.
extension ClaimCase {
  static let routingCases = [
    ClaimCase(
      "9",
      duties("MVVMC Coordinator", 1, 1, 1) + duties("FourV Router", 0, 0, 1),
      "depends",
      duties("MVVMC Coordinator", 1, 1, 1) + duties("FourV Router", 0, 1, 1)
    ),
    ClaimCase(
      "29a",
      duties("MVVMC Coordinator", 1, 1, 1) + duties("VIPER Router", 1, 1, 0),
      "refuted",
      duties("MVVMC Coordinator", 1, 1, 1) + duties("VIPER Router", 1, 0, 0)
    ),
    ClaimCase("49", router(files: 1), "refuted", router(files: 0)),
    ClaimCase("51", deciding(views: 1, others: 0), "refuted", deciding(views: 1, others: 1), best: "depends"),
    ClaimCase("51", deciding(views: 1, others: 0), "refuted", deciding(views: 0, others: 0), best: "depends"),
  ]

  static let sceneCases = [
    ClaimCase("48b", scene(roles: 5, lines: 1), "depends", scene(roles: 4, lines: 1)),
    ClaimCase("48b", scene(roles: 5, lines: 1), "depends", scene(roles: 5, lines: 2)),
    ClaimCase("48b", scene(roles: 5, lines: 1), "refuted", scene(roles: 3, lines: 2)),
  ]

  static let updateCases = [
    ClaimCase("14", displays(.slower, .slower), "depends", displays(.slower, .tie)),
    ClaimCase("14", displays(.slower, .slower), "refuted", displays(.tie, .faster)),
    ClaimCase(
      "35",
      counts("VIPVM", ["methods of the largest": 1]),
      "refuted",
      counts("VIPVM", ["methods of the largest": 2])
    ),
    ClaimCase("46", failing(stale: 1, whole: 0), "refuted", failing(stale: 0, whole: 0)),
    ClaimCase("46", failing(stale: 1, whole: 0), "undecided", failing(stale: 1, whole: 1)),
  ]

  static func displays(_ row: Verdict, _ details: Verdict, isDecidable: Bool = true) -> [ClaimFigure] {
    ["MVP.updateView", "FourV.updated"].flatMap { subject in
      [10, 100_000].flatMap { users in
        [("rename-row", row), ("rename-details", details)].map {
          times(subject, $1, "\($0) with \(users) users", isDecidable: isDecidable)
        }
      }
    }
  }

  private static func duties(_ role: String, _ creates: Int, _ shows: Int, _ decides: Int) -> [ClaimFigure] {
    counts(role, ["creates": creates, "shows": shows, "decides": decides])
  }

  private static func router(files: Int) -> [ClaimFigure] {
    counts("FourV", ["files of the router": files])
  }

  private static func deciding(views: Int, others: Int) -> [ClaimFigure] {
    counts("MVVMC.uncoordinated", ["ViewController": views, "other roles": others])
      + counts("MVVMC", ["Coordinator": 1, "other roles": 0])
  }

  /// Figures of VIP-VM; VIP has three roles, VIPER four, and both have two lines of each role.
  private static func scene(roles: Int, lines: Int) -> [ClaimFigure] {
    counts("roles", of: ["VIPVM": roles, "VIPVM.vip": 3, "VIPER": 4])
      + counts("lines of ViewController", of: ["VIPVM": lines, "VIPVM.vip": 2, "VIPER": 2])
      + counts("lines of Presenter", of: ["VIPVM": lines, "VIPVM.vip": 2, "VIPER": 2])
  }

  private static func failing(stale: Int, whole: Int) -> [ClaimFigure] {
    counts("fails", of: ["VIPVM.stale": stale, "VIPVM": whole])
  }
}
