internal import Command
internal import Suites

/// Claims of the documents about ownership: which object must hold which.
extension Claim {
  static let ownershipClaims = [
    Claim(
      "11",
      [Passage("000", "View")],
      "4V's view must have an unowned reference to its view model. A strong one would make a retain cycle.",
      .document,
      measuring: "how many objects are alive after details are closed and after the app's end: with the reference "
        + "strong, weak and unowned. For comparison: whether 000's other unowned reference, in the fetch, crashes",
      holdsIf: "with the unowned reference none are alive, and some are with the strong and with the weak one",
      command: "lab leaks FourV.strongViewModel"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for (name, subject) in [("strong", Subject.strongViewModel), ("weak", .weakViewModel), ("unowned", .fourV)] {
        figures.append(ClaimFigure(name, "alive after close", try evidence.aliveCount(of: subject, after: .close)))
        figures.append(ClaimFigure(name, "alive after the end", try evidence.aliveCount(of: subject, after: .end)))
      }
      let crashes = try evidence.crashes(.unownedFetch, rule: 17)
      figures.append(ClaimFigure("unowned in the fetch", "crashes", crashes ? 1 : 0))
      return figures
    } judge: { figures throws(MissingEvidence) in
      func leaks(_ name: String) throws(MissingEvidence) -> Bool {
        try figures[name, "alive after close"] + figures[name, "alive after the end"] > 0
      }
      let (strong, weak, unowned) = (try leaks("strong"), try leaks("weak"), try leaks("unowned"))
      if !strong || unowned { return .refuted }
      return weak ? .holds : .depends(on: "what is meant: a strong reference leaks, but a weak one works, too")
    },
    Claim(
      "12",
      [Passage("003", "VIPER, Router.swift")],
      "VIPER as printed has retain cycles. One way out is to make four references weak.",
      .document,
      measuring:
        "which of the sixteen wirings of these four references leak when details are closed. (The first of the four is "
        + "not in 003's code.) Also the smallest number of weak references without a leak, which 003 does not ask for",
      holdsIf: "VIPER leaks with the printed references strong, and does not leak with all four weak",
      command: "lab leaks VIPER.strong"
    ) { evidence throws(MissingEvidence) in
      let findings = try evidence.wirings()
      let all = findings.leaking + findings.clean
      var figures: [ClaimFigure] = []
      let named: [(String, Set<Int>)] = [("as printed", printed), ("all four weak", [])]
      for (name, strong) in named {
        guard all.contains(where: { $0.strong == strong }) else { throw MissingEvidence("no wiring is \(name)") }
        let leaks = findings.leaking.contains { $0.strong == strong }
        figures.append(ClaimFigure(name, "leaks", leaks ? 1 : 0))
      }
      figures.append(ClaimFigure("all wirings", "number", all.count))
      figures.append(ClaimFigure("all wirings", "leaks", findings.leaking.count))
      return figures
        + [findings.smallestWeak.map(\.count).min()].compactMap(\.self).map { ClaimFigure("fewest weak", "number", $0) }
    } judge: { figures throws(MissingEvidence) in
      try .shown(
        figures["as printed", "leaks"] > 0,
        control: figures["all four weak", "leaks"] == 0,
        otherwise: .undecided("VIPER leaks with all four weak, too: there is another reason")
      )
    },
    Claim(
      "15",
      [Passage("002", "a reply of March 2017 on popping")],
      "After a pop usually nothing needs to be done, unless something depends on it. If references are managed correctly, the "
        + "objects go by themselves.",
      .app,
      measuring:
        "how many objects are alive after the user has left details by the system's back button: once where the "
        + "coordinator is told, and once where it is not. Also how many view controllers coordinators hold strongly. "
        + "In 002 they hold them weakly",
      holdsIf: "no view controller is held strongly, and nothing is alive even if the coordinator is not told",
      command: "lab check --pattern MVVMC.deafToBack --filter 15"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in [Subject.mvvmC, .deafToBack] {
        let alive = try evidence.alive(of: subject, after: .back)
        let coordinators = alive.filter { $0.key.hasSuffix("Coordinator") }.values.reduce(0, +)
        figures.append(ClaimFigure(subject, "coordinators alive", coordinators))
        figures.append(ClaimFigure(subject, "others alive", alive.values.reduce(0, +) - coordinators))
      }
      let coordinators = try evidence.structure(of: .mvvmC).types.filter { $0.role == "Coordinator" }
      let held = coordinators.flatMap(\.references).filter { reference in
        reference.ownership == .strong && reference.targets.contains { $0.hasSuffix("ViewController") }
      }
      return figures + [ClaimFigure(.mvvmC, "controllers held strongly", held.count)]
    } judge: { figures throws(MissingEvidence) in
      let told = try figures[.mvvmC, "coordinators alive"] + figures[.mvvmC, "others alive"]
      let (coordinators, others) = (
        try figures[.deafToBack, "coordinators alive"], try figures[.deafToBack, "others alive"]
      )
      let strong = try figures[.mvvmC, "controllers held strongly"]
      if told > 0 { return .undecided("objects are alive although the coordinator is told: there is another reason") }
      if strong > 0 { return .undecided("coordinators hold their view controllers strongly here; those of 002 do not") }
      if others > 0 { return .refuted }
      return coordinators == 0
        ? .holds : .depends(on: "what is meant: view and view model go, but the coordinator stays unless it is told")
    },
  ]

  /// The references that are strong in 003's code, as its remark numbers them.
  private static let printed: Set<Int> = [2, 3, 4]
}
