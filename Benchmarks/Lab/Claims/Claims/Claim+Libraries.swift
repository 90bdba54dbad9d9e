internal import Command

/// Claims of the documents about what iOS has, and what an app needs besides.
extension Claim {
  static let libraryClaims = [
    Claim(
      "34",
      [Passage("003", "Model-View-ViewModel, disadvantages")],
      "MVVM might make an app depend on somebody else's library.",
      .construction("the package has no dependencies"),
      measuring: "how many modules MVVM-C imports that none of the other five does, and how many lines its own code "
        + "for binding has",
      holdsIf: "it imports at least one such module. If it does not, that does not refute what might be elsewhere",
      command: "workbench structure --pattern MVVMC --format json"
    ) { evidence throws(MissingEvidence) in
      var others: Set<String> = []
      for subject in Subject.six where subject != .mvvmC {
        others.formUnion(try evidence.structure(of: subject).files.flatMap(\.imports))
      }
      let own = try evidence.structure(of: .mvvmC).files
      let binding = own.filter { $0.component == "Binding" }
      return [
        ClaimFigure(.mvvmC, "libraries", Set(own.flatMap(\.imports)).subtracting(others).count),
        ClaimFigure(.mvvmC, "lines of binding", binding.reduce(0) { $0 + $1.lines }),
      ]
    } judge: { figures throws(MissingEvidence) in
      let (libraries, lines) = (try figures[.mvvmC, "libraries"], try figures[.mvvmC, "lines of binding"])
      return .may(
        libraries > 0,
        otherwise: "not seen here, by construction: the package has no dependencies, and the module binds with "
          + "\(Int(lines)) lines of its own"
      )
    },
    Claim(
      "45",
      [Passage("002", "Model-View-ViewModel")],
      "iOS has no way of its own to bind, so an app needs a library for it, or code of its own. (002 is of 2017.)",
      .screen,
      measuring: "how many modules that do not come with Swift or iOS, and how many files besides screen and view "
        + "model, two ways to bind need today: Swift's Observation, and this project's observable for comparison. The "
        + "tracking in Observation's screen is not counted: UIKit does it since iOS 26",
      holdsIf: "Observation needs at least one such module or file. If it does not, that says nothing of 2017",
      command: "workbench run --suite mechanisms"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for way in ["Observation", "Observable"] {
        let needs = try evidence.needs(ofMechanism: way)
        // HeadlessUIKit stands for UIKit. Users is the app's own.
        let foreign = needs.modules.subtracting(["Foundation", "HeadlessUIKit", "Observation", "Users"])
        figures += [
          ClaimFigure(way, "foreign modules", foreign.count), ClaimFigure(way, "files for binding", needs.files),
        ]
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let (modules, files) = (
        try figures["Observation", "foreign modules"], try figures["Observation", "files for binding"]
      )
      if modules + files > 0 { return .holds }
      return .depends(on: "the year: not true since UIKit tracks Swift's Observation; 002 is older than both")
    },
    Claim(
      "47",
      [Passage("002", "Coordinator")],
      "A type for the navigation controller decouples the coordinator from UIKit. (Here that means: from all of UIKit.)",
      .app,
      measuring: "how many lines the coordinators have, how many of them are in files that use no type of the user "
        + "interface, and the share of small changes in them that are noticed by tests that run without UIKit. In this "
        + "MVVM-C, the coordinators hold the navigation controller only by such a type",
      holdsIf: "all lines are in such files, and some changes are noticed",
      command: "lab mutants MVVMC"
    ) { evidence throws(MissingEvidence) in
      let role = try evidence.role("Coordinator", of: .mvvmC)
      return [
        ClaimFigure("MVVMC Coordinator", "lines", role.lines),
        ClaimFigure("MVVMC Coordinator", "lines free of UIKit", role.interfaceFreeLinesByDependency),
        try noticed(evidence, "Coordinator", of: .mvvmC),
      ]
    } judge: { figures throws(MissingEvidence) in
      let coordinator = "MVVMC Coordinator"
      return try .all([
        "the code": figures[coordinator, "lines"] == figures[coordinator, "lines free of UIKit"],
        "the tests": figures[coordinator, withoutUIKit] > 0,
      ])
    },
    Claim(
      "44a",
      [Passage("003", "Model-View-ViewModel, disadvantages")],
      "MVVM is harder to learn.",
      needs: "people who learn it; code cannot show this"
    ),
    Claim(
      "52",
      [Passage("004", "Conclusion, 4")],
      "VIP-VM has more reactivity between the view and the layers that present, as MVVM and VIPER have.",
      needs: "a measure of reactivity, which 004 does not name"
    ),
  ]
}
