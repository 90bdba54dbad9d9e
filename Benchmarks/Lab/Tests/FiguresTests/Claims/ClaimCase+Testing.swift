import Claims

/// Claims whose verdicts come from the tests that notice small changes of the code.
extension ClaimCase {
  static let noticingCases = [
    ClaimCase("1b", testing(controller: 50, all: 0), "depends", testing(controller: 51, all: 0)),
    ClaimCase("1b", testing(controller: 50, all: 0), "depends", testing(controller: 50, all: 40)),
    ClaimCase("1b", testing(controller: 50, all: 0), "refuted", testing(controller: 51, all: 40)),
    ClaimCase("1b", testing(controller: 50, all: 0), "undecided", testing(controller: 50, all: 0, strength: 90)),
    ClaimCase("21b", layers(router: 51), "depends", layers(router: 50)),
    ClaimCase("38", views(0, others: 1), "depends", views(0, others: 0)),
    ClaimCase("38", views(0, others: 1), "refuted", views(2, others: 1)),
    ClaimCase("39", layered(mvc: 0), "refuted", layered(mvc: 35), best: "undecided"),
  ]

  static let testabilityCases = [
    ClaimCase("18", logic("FourV ViewModel", 51, 0), "refuted", logic("FourV ViewModel", 50, 0)),
    ClaimCase("18", logic("FourV ViewModel", 51, 0), "undecided", logic("FourV ViewModel", 51, 1)),
    ClaimCase("18", logic("FourV ViewModel", 51, 0), "undecided", logic("FourV ViewModel", 50, 1)),
    ClaimCase("19", divided(vip: 2, viper: 2), "depends", divided(vip: 3, viper: 2)),
    ClaimCase("19", divided(vip: 2, viper: 2), "refuted", divided(vip: 4, viper: 3)),
    ClaimCase("36", presenter(51, rules: 1), "refuted", presenter(50, rules: 1)),
    ClaimCase("36", presenter(51, rules: 1), "depends", presenter(51, rules: 2)),
    ClaimCase("36", presenter(51, rules: 1), "refuted", presenter(0, rules: 2)),
    ClaimCase("37", viewModel(93, all: 42), "refuted", viewModel(85, all: 0), best: "depends"),
  ]

  private static func noticed(_ role: String, _ share: Int) -> [ClaimFigure] {
    counts(role, ["noticed without UIKit %": share])
  }

  /// Shares of all code.
  private static func all(_ shares: KeyValuePairs<String, Int>) -> [ClaimFigure] {
    counts("noticed without UIKit %", of: shares)
  }

  /// Shares of all code; VIP-VM's is three.
  private static func divided(vip: Int, viper: Int) -> [ClaimFigure] {
    all(["VIPVM": 3, "VIPVM.vip": vip, "VIPER": viper])
  }

  private static func logic(_ role: String, _ share: Int, _ rules: Int) -> [ClaimFigure] {
    counts(role, ["noticed without UIKit %": share, "business rules of the model": rules])
  }

  /// Figures of MVP's presenters; MVC's controllers have no share, and two rules of the model.
  private static func presenter(_ share: Int, rules: Int) -> [ClaimFigure] {
    logic("MVP Presenter", share, rules) + logic("MVC ViewController", 0, 2)
  }

  /// Shares of MVVM-C's view models, and of all its code.
  private static func viewModel(_ share: Int, all: Int) -> [ClaimFigure] {
    noticed("MVVMC ViewModel", share) + noticed("MVP Presenter", 85) + self.all(["MVVMC": all, "MVC": 0])
  }

  /// Shares of MVC; the others have 40 % without UIKit.
  private static func testing(controller: Int, all: Int, strength: Int = 100) -> [ClaimFigure] {
    noticed("MVC ViewController", controller)
      + counts("MVC", ["noticed %": strength, "noticed without UIKit %": all])
      + others(than: "MVC", ["noticed %": 100, "noticed without UIKit %": 40])
  }

  private static func layers(router: Int) -> [ClaimFigure] {
    noticed("VIPER Presenter", 90) + noticed("VIPER Interactor", 80) + noticed("VIPER Router", router)
      + noticed("VIPER ViewController", 51)
  }

  private static func views(_ view: Int, others: Int) -> [ClaimFigure] {
    ["MVP", "MVVMC", "VIPER", "VIPVM", "FourV"].flatMap {
      counts($0, ["the view %": view, "the least of others %": others])
    }
  }

  private static func layered(mvc: Int) -> [ClaimFigure] {
    counts("MVC", ["noticed without UIKit %": mvc]) + others(than: "MVC", ["noticed without UIKit %": 35])
  }
}
