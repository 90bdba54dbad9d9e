import Claims

/// Claims whose verdicts come from sources.
extension ClaimCase {
  static let testingCases = [
    ClaimCase(
      "1a",
      counts("MVC", ["free of UIKit %": 0, "roles without UI": 0])
        + others(than: "MVC", ["free of UIKit %": 40, "roles without UI": 1]),
      "depends",
      counts("MVC", ["free of UIKit %": 9, "roles without UI": 0])
        + others(than: "MVC", ["free of UIKit %": 40, "roles without UI": 1])
    ),
    ClaimCase(
      "3",
      free(presenter: 5, noticed: 51),
      "depends",
      free(presenter: 4, noticed: 51)
    ),
    ClaimCase("3", free(presenter: 5, noticed: 51), "depends", free(presenter: 5, noticed: 50)),
  ]

  static let sizeCases = [
    ClaimCase("2", sizes(mvc: 1), "refuted", sizes(mvc: 2)),
    ClaimCase("21a", viper(linesPerClass: 9, routerDuties: 1), "depends", viper(linesPerClass: 9, routerDuties: 2)),
    ClaimCase("21a", viper(linesPerClass: 9, routerDuties: 0), "refuted", viper(linesPerClass: 10, routerDuties: 3)),
    ClaimCase("25", complexity(mvc: 3, messages: 3), "depends", complexity(mvc: 3, messages: 4)),
    ClaimCase("25", complexity(mvc: 3, messages: 3), "refuted", complexity(mvc: 4, messages: 4)),
    ClaimCase("26", largest(controller: 80, mvc: 80), "depends", largest(controller: 79, mvc: 80)),
    ClaimCase("26", largest(controller: 80, mvc: 80), "refuted", largest(controller: 60, mvc: 70)),
    ClaimCase(
      "27",
      counts("largest", of: ["MVP Presenter": 81, "MVC ViewController": 80]),
      "undecided",
      counts("largest", of: ["MVP Presenter": 80, "MVC ViewController": 80])
    ),
  ]

  static let changeCases = [
    ClaimCase("17", flow(split: 0, signIn: 0, mvc: 3), "depends", flow(split: 1, signIn: 0, mvc: 3)),
    ClaimCase("17", flow(split: 0, signIn: 0, mvc: 3), "depends", flow(split: 0, signIn: 1, mvc: 3)),
    ClaimCase("17", flow(split: 0, signIn: 0, mvc: 3), "depends", flow(split: 0, signIn: 0, mvc: 0)),
    ClaimCase("17", flow(split: 0, signIn: 0, mvc: 3), "refuted", flow(split: 1, signIn: 0, mvc: 0)),
    ClaimCase("23", known(coordinated: 0, segues: 1), "depends", known(coordinated: 0, segues: 0)),
    ClaimCase("23", known(coordinated: 0, segues: 1), "refuted", known(coordinated: 1, segues: 0)),
    ClaimCase("24", linked(classic: 4, mvp: 0), "depends", linked(classic: 4, mvp: 1)),
    ClaimCase("24", linked(classic: 4, mvp: 0), "depends", linked(classic: 3, mvp: 0)),
    ClaimCase("24", linked(classic: 4, mvp: 0), "refuted", linked(classic: 0, mvp: 0)),
  ]

  private static func sizes(mvc: Int) -> [Figure] {
    counts("MVC", ["lines": mvc, "types": mvc, "files": mvc])
      + others(than: "MVC", ["lines": 2, "types": 2, "files": 2])
  }

  private static func viper(linesPerClass: Int, routerDuties: Int) -> [Figure] {
    counts("lines per class", of: ["MVC": 10, "MVP": 10, "MVVMC": 10, "VIPER": linesPerClass])
      + counts(
        "duties",
        of: ["VIPER ViewController": 0, "VIPER Presenter": 0, "VIPER Interactor": 0, "VIPER Router": routerDuties]
      )
  }

  private static func complexity(mvc: Int, messages: Int) -> [Figure] {
    counts("MVC", ["types": mvc, "uses": mvc, "messages": messages])
      + ["MVVMC", "VIPER"].flatMap { counts($0, ["types": 4, "uses": 4, "messages": 4]) }
  }

  private static func largest(controller: Int, mvc: Int) -> [Figure] {
    counts("MVC ViewController", ["largest": controller]) + counts("MVC", ["largest type": mvc])
      + others(than: "MVC", ["largest type": 70])
  }

  private static func flow(split: Int, signIn: Int, mvc: Int) -> [Figure] {
    counts("MVVMC", ["for split": split, "for sign-in": signIn]) + counts("for split", of: ["MVC": mvc, "MVP": 3])
  }

  private static func known(coordinated: Int, segues: Int) -> [Figure] {
    counts("components that the list knows", of: ["MVVMC": coordinated, "MVVMC.uncoordinated": segues])
  }

  private static func linked(classic: Int, mvp: Int) -> [Figure] {
    counts("MVC.classic", ["views": 4, "that know the model": classic]) + counts("MVP", ["that know the model": mvp])
  }
}
