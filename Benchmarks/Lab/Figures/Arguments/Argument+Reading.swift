import ChangeCosts
import Records

extension ArchitectureFigures {
  /// The argument about the state of everything in one place, and stacks in crash logs.
  var stacks: Argument {
    Argument(
      title: "The price of layers: deep stacks, many updates",
      words: "Stack overflow when using large reducers.",
      source: .init(
        name: "swift-composable-architecture 3146",
        url: "https://github.com/pointfreeco/swift-composable-architecture/issues/3146"
      ),
      figures: [
        recorded("deepest stack of a tap", in: .depth, as: .count),
        recorded("deepest stack of a load", in: .depth, as: .count),
        recorded("deepest stack of a rename", in: .depth, as: .count),
        recorded("view updates of load", in: .depth, as: .count),
        recorded("view updates of rename-details", in: .depth, as: .count),
        recorded("messages of rename-details", in: .depth, as: .count),
      ].compactMap(\.self),
      open: "the price of one store: none of the six has one. The stacks are those of a build for debugging."
    )
  }

  /// The argument about the time that newcomers need.
  var learning: Argument {
    Argument(
      title: "Onboarding",
      words: "I don't know how the code be organized ,I only know MVC MVVM .. so I can't read your code .",
      source: .init(name: "qtum-ios 5", url: "https://github.com/qtumproject/qtum-ios/issues/5"),
      figures: [
        recorded("cognitive complexity", in: .structure, as: .code),
        recorded("roles in a component", in: .structure, as: .share),
        recorded("largest cognitive complexity", in: .structure, as: .count),
        recorded("propagation cost", in: .structure, as: .code, format: .share),
        recorded("largest cycle", in: .structure, as: .count),
        recorded("coupling", in: .structure, as: .code, format: .ratio),
        recorded("coupling per 100 lines", in: .structure, as: .code, format: .ratio),
      ].compactMap(\.self),
      open: "what your newcomers know already. No figure here was measured with people."
    )
  }

  /// The argument about SwiftUI beside or instead of UIKit.
  var views: Argument {
    Argument(
      title: "SwiftUI, or any other view layer",
      words: "Apple released SwiftUI, will RIBs support it?",
      source: .init(name: "RIBs 332", url: "https://github.com/uber/RIBs/issues/332"),
      figures: [
        recorded("lines free of UIKit", in: .structure, as: .code, format: .share),
        share("lines of a replaced screen that stay", "share of the replaced screen's lines that stay"),
        share("lines of its tests that stay", "share of the replaced screen's lines of tests that stay"),
        share("role tests without UIKit", "share of role tests without UIKit"),
        share(
          "noticed mutants in roles that do not draw, by tests without UIKit",
          "share of noticed mutants in roles that do not draw, by tests without UIKit"
        ),
      ].compactMap(\.self),
      open:
        "navigation: SwiftUI has its own, and what of a router remains then was not tried. The screen was replaced by "
        + "one that a terminal draws ([request *terminal*](CHANGES.md))."
    )
  }

  /// The argument about agents that write the code.
  var agents: Argument {
    Argument(
      title: "Agents as developers",
      words:
        "The AI Tool used in this test (Cursor) reached the solution faster and made less mistakes implementing the "
        + "simpler Model View (MV) architecture than when implementing TCA.",
      source: .init(
        name: "Architectures compared for AI-assisted coding",
        url: "https://www.doubledotdevelopment.co.uk/posts/swiftui_architectures_compared_for_AI_development"
      ),
      figures: [
        tokens("read"), tokens("write"),
      ].compactMap(\.self),
      open:
        "if an agent gets it right. These are tokens of Swift in files that have to be read, if the places are known."
    )
  }

  /// The argument about rules that only reviewers keep.
  var rules: Argument {
    Argument(
      title: "Rules that only reviewers keep",
      words: "only the ViewController and Router can depend on the UIKit",
      source: .init(name: "clean-swift-template 5", url: "https://github.com/pakej/clean-swift-template/issues/5"),
      figures: [
        recorded("lines free of UIKit", in: .structure, as: .code, format: .share)
      ].compactMap(\.self),
      finding: breaches,
      open:
        "if your team wants the rule. In MVC and MVP a controller makes the next screen's, and in VIP-VM the view model is "
        + "the table's data source: their documents ask for what the rules find. What is free of UIKit is kept so by the "
        + "compiler, as the file does not import it."
    )
  }

  /// The breaches of rules that are found without a reviewer; `nil` if none was looked for.
  private var breaches: String? {
    let found = modules.compactMap { module in
      sets[.structure]?["breaches of rules", of: module.module].map { (module.name, Int($0)) }
    }
    if found.isEmpty { return nil }
    let broken = found.filter { $0.1 > 0 }.map { "\($0.0) (\($0.1))" }
    return
      (broken.isEmpty
      ? "**No rule is broken in any of the \(found.count)**" : "**Broken in \(ChangesReport.list(broken))**")
      + ", as `workbench rules` finds without a reviewer, in modules of others, too."
  }

  /// The tokens of all requests, to read or to write.
  func tokens(_ verb: String) -> OrderedFigure? {
    let key = "tokens to \(verb)"
    return summed("\(key) for \(changes.requests.count) requests", key, in: .costs, as: .code) { module, request in
      sets[.costs]?["\(key): \(request)", of: module]
    }
  }

  private func share(_ label: String, _ key: String) -> OrderedFigure? {
    recorded(label, key, in: .costs, as: .code, format: .share)
  }
}
