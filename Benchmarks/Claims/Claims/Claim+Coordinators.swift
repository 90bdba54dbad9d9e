internal import Structure
internal import Suites

/// What the documents say of who makes, shows and decides.
extension Claim {
  static let coordinatorClaims = [
    Claim(
      4,
      ["003"],
      "MVP's controllers still handle navigation.",
      measuring: "the different calls with which each role shows screens or goes back",
      holdsIf: "MVP's controllers make such calls and its presenters and views make none",
      command: "workbench structure --pattern MVP"
    ) { evidence throws(MissingEvidence) in
      try evidence.structure(of: "MVP").roles.map { role in
        Figure("MVP \(role.name)", "navigating calls", role.duties.shows.count + role.duties.goesBack.count)
      }
    } judge: { figures in
      .shown(
        figures["MVP ViewController", "navigating calls"] > 0,
        control: ["MVP View", "MVP Presenter"].allSatisfy { figures[$0, "navigating calls"] == 0 },
        otherwise: .depends(on: "what is meant: controllers do, but not they alone")
      )
    },
    Claim(
      9,
      ["000"],
      "A coordinator creates, shows and routes: three responsibilities, which 4V splits.",
      measuring: "what each role does of the three",
      holdsIf: "MVVM-C's coordinator does all, and no role of 4V does",
      command: "workbench structure --pattern MVVMC --pattern FourV"
    ) { evidence throws(MissingEvidence) in
      let coordinator = try evidence.structure(of: "MVVMC").roles.filter { $0.name == "Coordinator" }
      let split = try evidence.structure(of: "FourV").roles
      return coordinator.flatMap { duties(of: $0, in: "MVVMC") } + split.flatMap { duties(of: $0, in: "FourV") }
    } judge: { figures in
      let all = { figures[$0, "creates"] + figures[$0, "shows"] + figures[$0, "routes"] == 3 }
      let split = figures.subjects.filter { $0.hasPrefix("FourV") }
      return .all([
        "MVVM-C's coordinator": all("MVVMC Coordinator"),
        "4V's split": !split.isEmpty && !split.contains(where: all),
      ])
    },
    Claim(
      10,
      ["000"],
      "4V's price is passing the navigation delegate through its layers.",
      measuring: "types with an initialiser that takes a navigation delegate only to hand it on",
      holdsIf: "4V has some and no other architecture has",
      command: "workbench structure --pattern FourV --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for pattern in evidence.patterns {
        let structure = try evidence.structure(of: pattern.id)
        figures.append(Figure(pattern.id, "types that pass it on", structure.typesHandingNavigationDelegateOn.count))
      }
      return figures
    } judge: { figures in
      .shown(
        figures["FourV", "types that pass it on"] > 0,
        control: figures.others(than: "FourV", "types that pass it on").allSatisfy { $0 == 0 },
        otherwise: .depends(on: "what is meant: 4V pays it, but not alone")
      )
    },
    Claim(
      16,
      ["002"],
      "Removing a child coordinator by tag is far faster than by comparing instances.",
      measuring: "the time to find by identity and remove, as a ratio to by tag",
      holdsIf: "it takes at least \(Int(farFaster)) times as long, however many children there are",
      command: "workbench claims 16"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for children in [1, 10, 100, 1_000] {
        figures.append(Figure("by identity", "groups of \(children)", try evidence.removalByIdentity(among: children)))
      }
      return figures
    } judge: { figures in
      .slower(figures.ratios(of: "by identity"), everywhere: true, atLeast: farFaster)
    },
    Claim(
      17,
      ["002"],
      "With coordinators another flow needs no change inside a component, with segue-like MVVM it does.",
      measuring: "files of other components that know the details, those of coordinators and those inside "
        + "components",
      holdsIf: "there are none inside with coordinators, and some without",
      command: "workbench structure --pattern MVVMC --pattern MVVMC.uncoordinated --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for contender in ["MVVMC", "MVVMC.uncoordinated"] {
        let files = try evidence.structure(of: contender).files(naming: "UserDetails")
        let coordinators = files.filter { $0.role == "Coordinator" }
        figures.append(Figure(contender, "coordinators", coordinators.count))
        figures.append(Figure(contender, "inside components", files.count - coordinators.count))
      }
      return figures
    } judge: { figures in
      .all([
        "with coordinators": figures["MVVMC", "inside components"] == 0,
        "without": figures["MVVMC.uncoordinated", "inside components"] > 0,
      ])
    },
  ]

  /// From which ratio on something is far faster, and not just faster.
  private static let farFaster = 2.0

  private static func duties(of role: RoleStructure, in pattern: String) -> [Figure] {
    let duties = [
      ("creates", role.duties.isCreator), ("shows", role.duties.isShower), ("routes", role.duties.isRouter),
    ]
    return duties.map { Figure("\(pattern) \(role.name)", $0.0, $0.1 ? 1 : 0) }
  }
}
