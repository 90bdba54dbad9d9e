import Claims

/// Claims whose verdicts come from the tests that notice small changes of the code.
extension ClaimCase {
  static let noticingCases = [
    ClaimCase("1b", testing(lines: 900), "depends", testing(lines: 300)),
    ClaimCase("1b", testing(lines: 900), "refuted", testing(lines: 300, without: 50)),
    ClaimCase("1b", testing(lines: 900), "undecided", testing(lines: 900, strength: 90)),
    ClaimCase(
      "18",
      noticed("FourV ViewModel", 51) + noticed("FourV ViewController", 49),
      "depends",
      noticed("FourV ViewModel", 50) + noticed("FourV ViewController", 49)
    ),
    ClaimCase(
      "19",
      noticed("VIPVM ViewModel", 51) + noticed("VIPVM ViewController", 49),
      "refuted",
      noticed("VIPVM ViewModel", 49) + noticed("VIPVM ViewController", 51)
    ),
    ClaimCase("21b", layers(router: 51), "depends", layers(router: 0)),
    ClaimCase(
      "36",
      noticed("MVP Presenter", 51) + noticed("MVC ViewController", 0),
      "depends",
      noticed("MVP Presenter", 51) + noticed("MVC ViewController", 51)
    ),
    ClaimCase(
      "37",
      noticed("MVVMC ViewModel", 51) + noticed("MVVMC ViewController", 0),
      "depends",
      noticed("MVVMC ViewModel", 20) + noticed("MVVMC ViewController", 0)
    ),
    ClaimCase("38", views(0, others: 1), "depends", views(0, others: 0)),
    ClaimCase("38", views(0, others: 1), "refuted", views(2, others: 1)),
    ClaimCase("39", roles(mvc: 0, fourV: 40), "depends", roles(mvc: 0, fourV: 30)),
    ClaimCase("39", roles(mvc: 0, fourV: 40), "refuted", roles(mvc: 50, fourV: 30)),
  ]

  /// Lines of MVP's presenter without UIKit, of five, and the share of its changes that are noticed without UIKit.
  static func free(presenter: Int, noticed: Int) -> [Figure] {
    counts("MVP Presenter", ["lines": 5, "lines free of UIKit": presenter, "noticed without UIKit %": noticed])
      + counts("MVVMC ViewModel", ["lines": 7, "lines free of UIKit": 7, "noticed without UIKit %": 90])
  }

  private static func noticed(_ role: String, _ share: Int) -> [Figure] {
    counts(role, ["noticed without UIKit %": share])
  }

  /// Figures of MVC; the others have 800 lines of tests and 40 % without UIKit.
  private static func testing(lines: Int, without: Int = 0, strength: Int = 100) -> [Figure] {
    counts("MVC", ["noticed %": strength, "noticed without UIKit %": without, "lines of tests": lines])
      + others(than: "MVC", ["noticed %": 100, "noticed without UIKit %": 40, "lines of tests": 800])
  }

  private static func layers(router: Int) -> [Figure] {
    noticed("VIPER Presenter", 90) + noticed("VIPER Interactor", 80) + noticed("VIPER Router", router)
      + noticed("VIPER ViewController", 51)
  }

  private static func views(_ view: Int, others: Int) -> [Figure] {
    ["MVP", "MVVMC", "VIPER", "VIPVM", "FourV"].flatMap {
      counts($0, ["the view %": view, "the least of others %": others])
    }
  }

  private static func roles(mvc: Int, fourV: Int) -> [Figure] {
    counts("MVC", ["roles": 1, "noticed without UIKit %": mvc])
      + counts("FourV", ["roles": 6, "noticed without UIKit %": fourV])
      + ["MVP", "MVVMC", "VIPER", "VIPVM"].flatMap { counts($0, ["roles": 3, "noticed without UIKit %": 35]) }
  }
}
