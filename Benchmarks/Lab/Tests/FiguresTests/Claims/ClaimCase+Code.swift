import Claims

/// Claims whose verdicts come from sources.
extension ClaimCase {
  static let testingCases = [
    ClaimCase("1a", coupling(lines: 0, roles: 0, rules: 0), "depends", coupling(lines: 9, roles: 0, rules: 0)),
    ClaimCase("1a", coupling(lines: 0, roles: 0, rules: 0), "depends", coupling(lines: 0, roles: 1, rules: 0)),
    ClaimCase("1a", coupling(lines: 0, roles: 0, rules: 0), "depends", coupling(lines: 0, roles: 0, rules: 1)),
    ClaimCase("1a", coupling(lines: 0, roles: 0, rules: 0), "refuted", coupling(lines: 9, roles: 1, rules: 1)),
    ClaimCase("3", free(presenter: 5, views: 0), "depends", free(presenter: 4, views: 0)),
    ClaimCase("3", free(presenter: 5, views: 0), "depends", free(presenter: 5, views: 1)),
  ]

  static let sizeCases = [
    ClaimCase("2", sizes(mvc: 1), "refuted", sizes(mvc: 2)),
    ClaimCase("21a", viper(linesPerClass: 9, routerDuties: 1), "depends", viper(linesPerClass: 9, routerDuties: 2)),
    ClaimCase("21a", viper(linesPerClass: 9, routerDuties: 0), "refuted", viper(linesPerClass: 10, routerDuties: 3)),
    ClaimCase("25", complexity(mvc: 3, messages: 3), "depends", complexity(mvc: 3, messages: 4)),
    ClaimCase("25", complexity(mvc: 3, messages: 3), "refuted", complexity(mvc: 4, messages: 4)),
    ClaimCase("40", complexity(fourV: 5, uses: 5), "depends", complexity(fourV: 5, uses: 4)),
    ClaimCase("40", complexity(fourV: 5, uses: 5), "undecided", complexity(fourV: 4, uses: 4)),
    ClaimCase("44b", complexity(mvvm: 5, uses: 5), "depends", complexity(mvvm: 5, uses: 4)),
    ClaimCase("44b", complexity(mvvm: 5, uses: 5), "undecided", complexity(mvvm: 4, uses: 4)),
    ClaimCase("26", largest("MVC ViewController", 251), "undecided", largest("MVC ViewController", 250)),
    ClaimCase("27", largest("MVP Presenter", 251), "undecided", largest("MVP Presenter", 250)),
  ]

  static let changeCases = [
    ClaimCase("17a", flow(views: 0, edited: 0), "refuted", flow(views: 1, edited: 0)),
    ClaimCase("17a", flow(views: 0, edited: 0), "undecided", flow(views: 0, edited: 1)),
    ClaimCase("17a", flow(views: 0, edited: 0), "refuted", flow(views: 1, edited: 1)),
    ClaimCase("23", known(coordinated: 0, segues: 1), "depends", known(coordinated: 0, segues: 0)),
    ClaimCase("23", known(coordinated: 0, segues: 1), "refuted", known(coordinated: 1, segues: 0)),
    ClaimCase("24", linked(classic: 4, mvp: 0), "refuted", linked(classic: 4, mvp: 1), best: "undecided"),
    ClaimCase("24", linked(classic: 4, mvp: 0), "refuted", linked(classic: 3, mvp: 0), best: "undecided"),
  ]

  private static func coupling(lines: Int, roles: Int, rules: Int) -> [ClaimFigure] {
    counts("MVC", ["free of UIKit %": lines, "roles without UI": roles])
      + others(than: "MVC", ["free of UIKit %": 40, "roles without UI": 1])
      + counts("MVC ViewController", ["business rules of the model": rules])
  }

  /// Lines of MVP's presenter without UIKit, of five, and views that MVVM-C's view model uses.
  private static func free(presenter: Int, views: Int) -> [ClaimFigure] {
    counts("MVP Presenter", ["lines": 5, "lines free of UIKit": presenter])
      + counts("MVVMC ViewModel", ["lines": 7, "lines free of UIKit": 7, "views that it uses": views])
  }

  private static func sizes(mvc: Int) -> [ClaimFigure] {
    counts("MVC", ["lines": mvc, "types": mvc, "files": mvc])
      + others(than: "MVC", ["lines": 2, "types": 2, "files": 2])
  }

  private static func viper(linesPerClass: Int, routerDuties: Int) -> [ClaimFigure] {
    counts("lines per class", of: ["MVC": 10, "MVP": 10, "MVVMC": 10, "VIPER": linesPerClass])
      + counts(
        "duties",
        of: ["VIPER ViewController": 0, "VIPER Presenter": 0, "VIPER Interactor": 0, "VIPER Router": routerDuties]
      )
  }

  private static func complexity(mvc: Int, messages: Int) -> [ClaimFigure] {
    counts("MVC", ["types": mvc, "uses": mvc, "messages": messages])
      + ["MVVMC", "VIPER"].flatMap { counts($0, ["types": 4, "uses": 4, "messages": 4]) }
  }

  /// Figures of 4V; the others have four of each.
  private static func complexity(fourV: Int, uses: Int) -> [ClaimFigure] {
    counts("FourV", ["types": fourV, "uses": uses, "messages": fourV])
      + others(than: "FourV", ["types": 4, "uses": 4, "messages": 4])
  }

  /// Figures of MVVM; MVP has four of each.
  private static func complexity(mvvm: Int, uses: Int) -> [ClaimFigure] {
    counts("MVVMC.uncoordinated", ["types": mvvm, "uses": uses, "messages": mvvm])
      + counts("MVP", ["types": 4, "uses": 4, "messages": 4])
  }

  private static func largest(_ role: String, _ lines: Int) -> [ClaimFigure] {
    counts(role, ["largest": lines])
  }

  private static func flow(views: Int, edited: Int) -> [ClaimFigure] {
    counts("MVVMC", ["views and view models": views, "coordinators edited": edited])
  }

  private static func known(coordinated: Int, segues: Int) -> [ClaimFigure] {
    counts("components that the list knows", of: ["MVVMC": coordinated, "MVVMC.uncoordinated": segues])
  }

  private static func linked(classic: Int, mvp: Int) -> [ClaimFigure] {
    counts("MVC.classic", ["views": 4, "that know the model": classic])
      + counts("MVP", ["that know the model": mvp])
  }
}
