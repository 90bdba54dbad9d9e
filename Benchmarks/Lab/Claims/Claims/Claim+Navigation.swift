internal import Command
internal import Runs
internal import Suites

/// Claims of the documents about who navigates, and about what that takes.
extension Claim {
  static let navigationClaims = [
    Claim(
      "4",
      [Passage("003", "Model-View-Presenter, disadvantages")],
      "MVP leaves navigation to the controllers, unless a router or a coordinator is added.",
      .construction("this MVP has neither"),
      measuring: "how many different calls each role makes that show screens or go back",
      holdsIf: "MVP's controllers make such calls, and its presenters and views make none",
      command: "workbench structure --pattern MVP"
    ) { evidence throws(MissingEvidence) in
      try evidence.structure(of: .mvp).roles.map { role in
        ClaimFigure("MVP \(role.name)", "navigating calls", role.duties.shows.count + role.duties.goesBack.count)
      }
    } judge: { figures throws(MissingEvidence) in
      let others = [try figures["MVP View", "navigating calls"], try figures["MVP Presenter", "navigating calls"]]
      return .shown(
        try figures["MVP ViewController", "navigating calls"] > 0,
        control: others.allSatisfy { $0 == 0 },
        otherwise: .depends(on: "what is meant: controllers make such calls, but presenters or views do, too")
      )
    },
    Claim(
      "10",
      [Passage("000", "View Presenter")],
      "4V's many layers have a price: the navigation delegate is passed on through them.",
      .construction("4V passes it on as 000 prints it"),
      measuring: "how many types have an initialiser that takes a navigation delegate only to pass it on",
      holdsIf: "4V has some, and more than every other architecture",
      command: "workbench structure --pattern FourV --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in Subject.six {
        let structure = try evidence.structure(of: subject)
        figures.append(ClaimFigure(subject, "types that pass it on", structure.typesHandingNavigationDelegateOn.count))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .shown(
        figures[.fourV, "types that pass it on"] > 0,
        control: figures.isMost("types that pass it on", .fourV, among: Subject.six),
        otherwise: .depends(on: "what is meant: 4V has such types, but another architecture has as many or more")
      )
    },
    Claim(
      "16",
      [Passage("002", "replies of March 2017 on removing a coordinator")],
      "To find a child coordinator by its tag is far faster than to compare instances.",
      .document,
      measuring:
        "the time to find a child by identity and remove it, divided by the time to do so by tag. 002 prints a "
        + "list of children and not how one is found, so both are measured: tags in a dictionary, and tags in a list",
      holdsIf: "by identity, it takes at least \(Int(farFaster)) times as long, with every number of children, and "
        + "with both ways to keep tags",
      command: "lab claims 16"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for store in TagStore.allCases {
        for children in groups {
          let judgement = try evidence.removalByIdentity(among: children, tagsIn: store)
          figures.append(ClaimFigure("by identity", "\(store.rawValue) of \(children)", judgement))
        }
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      var (all, far): ([ClaimFigure], [String]) = ([], [])
      for store in TagStore.allCases {
        let ratios = try figures.ratios(of: "by identity", in: groups.map { "\(store.rawValue) of \($0)" })
        let slow = zip(groups, ratios).filter { $1.verdict == .slower && $1.value >= farFaster }.map { "\($0.0)" }
        if !slow.isEmpty { far.append("tags in a \(store.rawValue) with \(slow.joined(separator: ", ")) children") }
        all += ratios
      }
      let verdict = ClaimVerdict.slower("finding by identity", all, everywhere: true, atLeast: farFaster)
      guard case .depends = verdict else { return verdict }
      return .depends(
        on: "how tags are kept: identity is far slower than "
          + far.joined(separator: ", and than ")
      )
    },
  ]

  /// The numbers of children that are measured. Among one there is nothing to find.
  private static let groups = [10, 100, 1_000]
  /// The ratio from which on something is far faster, and not just faster.
  private static let farFaster = 2.0
}
