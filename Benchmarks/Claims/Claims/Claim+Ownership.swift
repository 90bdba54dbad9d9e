internal import Structure
internal import Suites

/// What the documents say of who has to hold whom.
extension Claim {
  static let ownershipClaims = [
    Claim(
      "11",
      [Passage("000", "View")],
      "4V's view must refer to its view model unowned; a strong reference would make a retain cycle.",
      .document,
      measuring: "objects alive after details are closed and after the app's end, with the reference strong, weak and "
        + "unowned; and whether 000's other unowned reference, in the fetch, crashes",
      holdsIf: "only unowned leaves none",
      command: "workbench-all leaks FourV.strongViewModel"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for (name, subject) in [("strong", Subject.strongViewModel), ("weak", .weakViewModel), ("unowned", .fourV)] {
        figures.append(Figure(name, "alive after close", try evidence.aliveCount(of: subject, after: .close)))
        figures.append(Figure(name, "alive after the end", try evidence.aliveCount(of: subject, after: .end)))
      }
      let crashes = try evidence.crashes(.unownedFetch, rule: 17)
      figures.append(Figure("unowned in the fetch", "crashes", crashes ? 1 : 0))
      return figures
    } judge: { figures throws(MissingEvidence) in
      func leaks(_ name: String) throws(MissingEvidence) -> Bool {
        try figures[name, "alive after close"] + figures[name, "alive after the end"] > 0
      }
      let (strong, weak, unowned) = (try leaks("strong"), try leaks("weak"), try leaks("unowned"))
      if !strong || unowned { return .refuted }
      return weak ? .holds : .depends(on: "what else there is: weak does as well")
    },
    Claim(
      "12",
      [Passage("003", "VIPER, Router.swift")],
      "VIPER as printed has retain cycles. One way out is to make four references weak.",
      .document,
      measuring:
        "all sixteen wirings of the four, of which the first is not in 003's code: which leak when details are "
        + "closed, and with how many weak references none does, which 003 does not ask",
      holdsIf: "it leaks with the printed references strong, and not with all four weak",
      command: "workbench-all leaks VIPER.strong"
    ) { evidence throws(MissingEvidence) in
      let findings = try evidence.wirings()
      let all = findings.leaking + findings.clean
      var figures: [Figure] = []
      let named: [(String, Set<Int>)] = [("as printed", printed), ("all four weak", [])]
      for (name, strong) in named {
        guard all.contains(where: { $0.strong == strong }) else { throw MissingEvidence("no wiring is \(name)") }
        let leaks = findings.leaking.contains { $0.strong == strong }
        figures.append(Figure(name, "leaks", leaks ? 1 : 0))
      }
      figures.append(Figure("all wirings", "number", all.count))
      figures.append(Figure("all wirings", "leaks", findings.leaking.count))
      return figures
        + [findings.smallestWeak.map(\.count).min()].compactMap(\.self).map { Figure("fewest weak", "number", $0) }
    } judge: { figures throws(MissingEvidence) in
      try .shown(
        figures["as printed", "leaks"] > 0,
        control: figures["all four weak", "leaks"] == 0,
        otherwise: .undecided("it leaks with all four weak, too, for another reason")
      )
    },
    Claim(
      "15",
      [Passage("002", "a reply of March 2017 on popping")],
      "After a pop nothing needs to be done, unless something depends on it: provided that references are managed rightly, the "
        + "objects go by themselves.",
      .app,
      measuring:
        "objects alive after details were left by the system's back, if the coordinator is told and if not; and "
        + "view controllers that coordinators hold strongly, which 002 holds weakly",
      holdsIf: "no controller is held strongly, and nothing is alive even if the coordinator is not told",
      command: "workbench-all check --pattern MVVMC.deafToBack --filter 15"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in [Subject.mvvmC, .deafToBack] {
        let alive = try evidence.alive(of: subject, after: .back)
        let coordinators = alive.filter { $0.key.hasSuffix("Coordinator") }.values.reduce(0, +)
        figures.append(Figure(subject, "coordinators alive", coordinators))
        figures.append(Figure(subject, "others alive", alive.values.reduce(0, +) - coordinators))
      }
      let coordinators = try evidence.structure(of: .mvvmC).types.filter { $0.role == "Coordinator" }
      let held = coordinators.flatMap(\.references).filter { reference in
        reference.ownership == .strong && reference.targets.contains { $0.hasSuffix("ViewController") }
      }
      return figures + [Figure(.mvvmC, "controllers held strongly", held.count)]
    } judge: { figures throws(MissingEvidence) in
      let told = try figures[.mvvmC, "coordinators alive"] + figures[.mvvmC, "others alive"]
      let (coordinators, others) = (
        try figures[.deafToBack, "coordinators alive"], try figures[.deafToBack, "others alive"]
      )
      let strong = try figures[.mvvmC, "controllers held strongly"]
      if told > 0 { return .undecided("something is alive although the coordinator is told, for another reason") }
      if strong > 0 { return .undecided("coordinators hold their view controllers strongly here, and 002's do not") }
      if others > 0 { return .refuted }
      return coordinators == 0
        ? .holds : .depends(on: "what is meant: view and view model go, the coordinator stays unless it is told")
    },
  ]

  /// The references that are strong in 003's code, as its remark numbers them.
  private static let printed: Set<Int> = [2, 3, 4]
}
