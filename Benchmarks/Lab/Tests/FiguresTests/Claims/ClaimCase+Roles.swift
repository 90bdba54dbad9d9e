import Claims
import Runs

/// Claims whose verdicts come from roles and the calls between them.
extension ClaimCase {
  static let layerCases = [
    ClaimCase("5", layers(viper: 3), "refuted", layers(viper: 2), best: "undecided"),
    ClaimCase("5", layers(viper: 9), "depends", layers(viper: 9, forwarding: 2), best: "undecided"),
    ClaimCase("28", roles(fourV: 5, inTap: 5), "depends", roles(fourV: 5, inTap: 4)),
    ClaimCase("28", roles(fourV: 5, inTap: 5), "refuted", roles(fourV: 3, inTap: 3)),
    ClaimCase("30", messages(find: 10, close: 3), "depends", messages(find: 12, close: 3)),
    ClaimCase("30", messages(find: 9, close: 3), "depends", messages(find: 8, close: 3)),
    ClaimCase("30", messages(find: 11, close: 3), "depends", messages(find: 10, close: 2)),
    ClaimCase("30", messages(find: 10, close: 3), "depends", messages(find: 10, close: 3, open: 12)),
    ClaimCase("30", messages(find: 10, close: 3), "depends", messages(find: 10, close: 3, layers: 3)),
  ]

  static let navigationCases = [
    ClaimCase("4", navigating(controller: 2, presenter: 0), "depends", navigating(controller: 2, presenter: 1)),
    ClaimCase("4", navigating(controller: 2, presenter: 0), "refuted", navigating(controller: 0, presenter: 0)),
    ClaimCase("10", delegates(passedOnBy: 6, others: 0), "refuted", delegates(passedOnBy: 0, others: 1)),
    ClaimCase("10", delegates(passedOnBy: 6, others: 5), "depends", delegates(passedOnBy: 6, others: 6)),
    ClaimCase("16", removals((.slower, 2), (.slower, 9)), "depends", removals((.faster, 0.5), (.slower, 9))),
    ClaimCase("16", removals((.slower, 2), (.slower, 9)), "depends", removals((.tie, 1), (.slower, 9))),
    ClaimCase("16", removals((.slower, 2), (.slower, 9)), "refuted", removals((.tie, 1), (.slower, 1.9))),
    ClaimCase("16", removals((.slower, 2), (.slower, 9)), "refuted", removals((.slower, 1.1), (.slower, 1.9))),
  ]

  static let displayCases = [
    ClaimCase("13", cycle(vip: 1, vipVM: 0), "depends", cycle(vip: 1, vipVM: 1)),
    ClaimCase("13", cycle(vip: 1, vipVM: 0), "refuted", cycle(vip: 0, vipVM: 1)),
    ClaimCase("31", twice(vip: 1, vipVM: 0), "depends", twice(vip: 0, vipVM: 0)),
    ClaimCase("31", twice(vip: 1, vipVM: 0), "refuted", twice(vip: 1, vipVM: 1)),
    ClaimCase("32", variables(vip: 3, vipVM: 0), "depends", variables(vip: 3, vipVM: 1)),
    ClaimCase("32", variables(vip: 3, vipVM: 0), "refuted", variables(vip: 0, vipVM: 0)),
  ]

  static func removals(_ verdict: Verdict, isDecidable: Bool = true) -> [ClaimFigure] {
    ["dictionary", "list"].flatMap { store in
      [10, 100, 1_000].map { times("by identity", verdict, "\(store) of \($0)", isDecidable: isDecidable) }
    }
  }

  /// Removals of one child of ten, and of one of more.
  private static func removals(
    _ ten: (verdict: Verdict, ratio: Double),
    _ more: (verdict: Verdict, ratio: Double)
  ) -> [ClaimFigure] {
    ["dictionary", "list"].flatMap { store in
      [times("by identity", ten.verdict, "\(store) of 10", ratio: ten.ratio)]
        + [100, 1_000].map { times("by identity", more.verdict, "\(store) of \($0)", ratio: more.ratio) }
    }
  }

  private static func layers(viper: Int, forwarding: Int? = nil) -> [ClaimFigure] {
    [("VIPER", viper), ("MVC", 2), ("MVP", 2), ("MVVMC", 2)].flatMap { name, count in
      let forwarded = name == "VIPER" ? forwarding ?? count : count
      return counts(
        name,
        ["roles": count, "objects of roles": count, "messages": count, "only forward": forwarded]
      )
    }
  }

  private static func roles(fourV: Int, inTap: Int) -> [ClaimFigure] {
    counts("roles", of: ["FourV": fourV, "VIPER": 4, "MVVMC": 3])
      + counts("roles in a tap", of: ["FourV": inTap, "VIPER": 4, "MVVMC": 3])
  }

  /// Messages of MVP; MVVM has ten in each flow, three in closing, and two layers.
  private static func messages(find: Int, close: Int, open: Int = 10, layers: Int = 2) -> [ClaimFigure] {
    let (mvp, mvvm) = ("MVP", "MVVMC.uncoordinated")
    return counts("layers", of: [mvp: layers, mvvm: 2]) + counts("messages: find", of: [mvp: find, mvvm: 10])
      + counts("messages: close", of: [mvp: close, mvvm: 3]) + counts("messages: open", of: [mvp: open, mvvm: 10])
      + counts("messages: rename", of: [mvp: 10, mvvm: 10])
  }

  private static func navigating(controller: Int, presenter: Int) -> [ClaimFigure] {
    counts("navigating calls", of: ["MVP ViewController": controller, "MVP Presenter": presenter, "MVP View": 0])
  }

  private static func delegates(passedOnBy own: Int, others: Int) -> [ClaimFigure] {
    counts("FourV", ["types that pass it on": own]) + self.others(than: "FourV", ["types that pass it on": others])
  }

  private static func cycle(vip: Int, vipVM: Int) -> [ClaimFigure] {
    counts("VIPVM.vip", ["to Interactor": vip, "to Presenter": vip])
      + counts("VIPVM", ["to Interactor": vipVM, "to Presenter": 0])
  }

  private static func twice(vip: Int, vipVM: Int) -> [ClaimFigure] {
    counts("passed twice", of: ["VIPVM.vip": vip, "VIPVM": vipVM])
  }

  private static func variables(vip: Int, vipVM: Int) -> [ClaimFigure] {
    counts("variables in views", of: ["VIPVM.vip": vip, "VIPVM": vipVM])
  }
}
