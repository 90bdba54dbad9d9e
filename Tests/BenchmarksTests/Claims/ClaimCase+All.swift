import Claims
import Measure

extension ClaimCase {
  /// One for each claim at least.
  static let all = sizeCases + roleCases + timeCases + lifetimeCases

  private static let sizeCases = [
    ClaimCase(
      1,
      counts("MVC", ["UI-free %": 0, "roles without UI": 0]) + counts("MVP", ["UI-free %": 40, "roles without UI": 1]),
      "depends",
      counts("MVC", ["UI-free %": 9, "roles without UI": 0]) + counts("MVP", ["UI-free %": 40, "roles without UI": 1])
    ),
    ClaimCase(
      2,
      counts("MVC", ["lines": 1, "types": 1, "files": 1]) + counts("MVP", ["lines": 2, "types": 2, "files": 2]),
      "refuted",
      counts("MVC", ["lines": 2, "types": 2, "files": 2]) + counts("MVP", ["lines": 2, "types": 2, "files": 2])
    ),
    ClaimCase(
      3,
      counts("MVP Presenter", ["lines": 5, "UI-free lines": 5])
        + counts("MVVMC ViewModel", ["lines": 7, "UI-free lines": 7]),
      "depends",
      counts("MVP Presenter", ["lines": 5, "UI-free lines": 4])
        + counts("MVVMC ViewModel", ["lines": 7, "UI-free lines": 7])
    ),
    ClaimCase(
      17,
      counts("MVVMC", ["inside components": 0]) + counts("MVVMC.uncoordinated", ["inside components": 1]),
      "refuted",
      counts("MVVMC", ["inside components": 1]) + counts("MVVMC.uncoordinated", ["inside components": 0])
    ),
  ]

  private static let roleCases = [
    ClaimCase(4, navigating(controller: 2, presenter: 0), "depends", navigating(controller: 2, presenter: 1)),
    ClaimCase(4, navigating(controller: 2, presenter: 0), "refuted", navigating(controller: 0, presenter: 0)),
    ClaimCase(5, layers(viper: 9), "refuted", layers(viper: 1)),
    ClaimCase(
      9,
      duties("MVVMC Coordinator", 1, 1, 1) + duties("FourV Router", 1, 0, 1),
      "depends",
      duties("MVVMC Coordinator", 1, 1, 1) + duties("FourV Router", 1, 1, 1)
    ),
    ClaimCase(10, delegates(passedOnBy: 6, others: 0), "refuted", delegates(passedOnBy: 0, others: 1)),
    ClaimCase(10, delegates(passedOnBy: 6, others: 0), "refuted", delegates(passedOnBy: 0, others: 0)),
    ClaimCase(10, delegates(passedOnBy: 6, others: 0), "depends", delegates(passedOnBy: 6, others: 1)),
    ClaimCase(
      13,
      counts("VIPVM.vip", ["to Interactor": 1, "to Presenter": 1])
        + counts("VIPVM", ["to Interactor": 0, "to Presenter": 0]),
      "depends",
      counts("VIPVM.vip", ["to Interactor": 1, "to Presenter": 1])
        + counts("VIPVM", ["to Interactor": 1, "to Presenter": 0])
    ),
  ]

  private static let timeCases = [
    ClaimCase(6, [times("MVVMC time", .slower, "a")], "refuted", [times("MVVMC time", .faster, "a")]),
    ClaimCase(
      7,
      counts("Delegation", ["lines": 9]) + counts("Observable", ["lines": 5]),
      "refuted",
      counts("Delegation", ["lines": 4]) + counts("Observable", ["lines": 5])
    ),
    ClaimCase(
      14,
      [times("VIPVM", .slower, "10"), times("VIPVM", .slower, "1000")],
      "depends",
      [times("VIPVM", .slower, "10"), times("VIPVM", .tie, "1000")]
    ),
    ClaimCase(16, removals((.slower, 2), (.slower, 9)), "depends", removals((.faster, 0.5), (.slower, 9))),
    ClaimCase(16, removals((.slower, 2), (.slower, 9)), "depends", removals((.tie, 1), (.slower, 9))),
    ClaimCase(16, removals((.slower, 2), (.slower, 9)), "refuted", removals((.tie, 1), (.slower, 1.9))),
    ClaimCase(16, removals((.slower, 2), (.slower, 9)), "refuted", removals((.slower, 1.1), (.slower, 1.9))),
  ]

  private static let lifetimeCases = [
    ClaimCase(8, captures(weak: 0, strong: 3), "refuted", captures(weak: 0, strong: 0)),
    ClaimCase(8, captures(weak: 0, strong: 3), "undecided", captures(weak: 1, strong: 3)),
    ClaimCase(11, viewModels(strong: 1, weak: 1), "depends", viewModels(strong: 1, weak: 0)),
    ClaimCase(11, viewModels(strong: 1, weak: 1), "refuted", viewModels(strong: 1, weak: 1, unowned: 1)),
    ClaimCase(11, viewModels(strong: 1, weak: 1), "refuted", viewModels(strong: 0, weak: 0)),
    ClaimCase(
      12,
      counts("VIPER", ["references": 4, "that leak": 15, "weak in the smallest": 4]),
      "depends",
      counts("VIPER", ["references": 4, "that leak": 12, "weak in the smallest": 2])
    ),
    ClaimCase(
      12,
      counts("VIPER", ["references": 4, "that leak": 15, "weak in the smallest": 4]),
      "undecided",
      counts("VIPER", ["references": 4, "that leak": 16])
    ),
    ClaimCase(
      15,
      counts("MVVMC", ["alive after back": 0]) + counts("MVVMC.deafToBack", ["alive after back": 0]),
      "depends",
      counts("MVVMC", ["alive after back": 0]) + counts("MVVMC.deafToBack", ["alive after back": 2])
    ),
  ]

  private static func counts(_ subject: String, _ values: KeyValuePairs<String, Int>) -> [Figure] {
    values.map { Figure(subject, $0.key, $0.value) }
  }

  private static func navigating(controller: Int, presenter: Int) -> [Figure] {
    counts("MVP ViewController", ["navigating calls": controller])
      + counts("MVP Presenter", ["navigating calls": presenter]) + counts("MVP View", ["navigating calls": 0])
  }

  private static func layers(viper: Int) -> [Figure] {
    [("VIPER", viper), ("MVC", 2), ("MVP", 2), ("MVVMC", 2)].flatMap { name, count in
      counts(name, ["roles": count, "objects": count, "messages": count])
    }
  }

  private static func duties(_ role: String, _ creates: Int, _ shows: Int, _ routes: Int) -> [Figure] {
    counts(role, ["creates": creates, "shows": shows, "routes": routes])
  }

  private static func delegates(passedOnBy own: Int, others: Int) -> [Figure] {
    counts("FourV", ["types that pass it on": own]) + counts("MVC", ["types that pass it on": others])
  }

  private static func captures(weak: Int, strong: Int) -> [Figure] {
    counts("MVVMC", ["alive after close": weak]) + counts("MVVMC.closures", ["alive after close": strong])
  }

  private static func viewModels(strong: Int, weak: Int, unowned: Int = 0) -> [Figure] {
    [("strong", strong), ("weak", weak), ("unowned", unowned)].flatMap { name, count in
      counts(name, ["alive after close": count, "alive after the end": 0])
    }
  }

  private static func removals(_ ratios: (verdict: Verdict, ratio: Double)...) -> [Figure] {
    ratios.enumerated().map { times("by identity", $1.verdict, "of \($0)", ratio: $1.ratio) }
  }

  static func times(
    _ subject: String,
    _ verdict: Verdict,
    _ metric: String,
    ratio: Double = 1,
    isDecidable: Bool = true
  ) -> Figure {
    Figure(subject, metric, ratio: ratio, Interval(lower: ratio, upper: ratio), verdict, isDecidable: isDecidable)
  }
}
