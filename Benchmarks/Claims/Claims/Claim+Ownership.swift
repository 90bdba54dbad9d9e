internal import Suites

/// What the documents say of who has to hold whom.
extension Claim {
  static let ownershipClaims = [
    Claim(
      11,
      ["000"],
      "4V's view has to hold its view model unowned, to avoid a retain cycle.",
      measuring: "objects alive after details are closed and after the app's end, with the reference strong, weak "
        + "and unowned, and whether 000's other unowned capture, in the fetch, ends the process",
      holdsIf: "only unowned leaves none",
      command: "workbench leaks FourV.strongViewModel"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for (name, contender) in [
        ("strong", "FourV.strongViewModel"), ("weak", "FourV.weakViewModel"), ("unowned", "FourV"),
      ] {
        figures.append(Figure(name, "alive after close", try evidence.alive(of: contender, after: .close)))
        figures.append(Figure(name, "alive after the end", try evidence.alive(of: contender, after: .end)))
      }
      let dies = try evidence.endsProcess("FourV.unowned", rule: 17)
      figures.append(Figure("unowned in the fetch", "ends the process", dies ? 1 : 0))
      return figures
    } judge: { figures in
      func leaks(_ name: String) -> Bool {
        figures[name, "alive after close"] + figures[name, "alive after the end"] > 0
      }
      if !leaks("strong") || leaks("unowned") { return .refuted }
      return leaks("weak") ? .holds : .depends(on: "what else there is: weak does as well")
    },
    Claim(
      12,
      ["003"],
      "VIPER's four references have to be weak.",
      measuring: "all sixteen wirings: which leak when details are closed, and the fewest weak references with "
        + "which none does",
      holdsIf: "that takes all four",
      command: "workbench leaks VIPER.strong1234"
    ) { evidence throws(MissingEvidence) in
      let findings = try evidence.wirings()
      let all = findings.leaking + findings.clean
      let references = all.reduce(into: Set<Int>()) { $0.formUnion($1.strong) }
      let sets = findings.smallestWeak
      let figures = [
        Figure("VIPER", "references", references.count),
        Figure("VIPER", "wirings", all.count),
        Figure("VIPER", "that leak", findings.leaking.count),
        Figure("VIPER", "smallest sets", sets.count),
      ]
      return figures + [sets.map(\.count).min()].compactMap(\.self).map { Figure("VIPER", "weak in the smallest", $0) }
    } judge: { figures in
      if figures["VIPER", "that leak"] == 0 { return .refuted }
      let needed = figures["VIPER", "weak in the smallest"]
      if needed.isNaN { return .undecided("it leaks with all of them weak, for another reason") }
      let isAll = needed == figures["VIPER", "references"]
      return isAll ? .holds : .depends(on: "which: \(Int(needed)) weak ones are enough")
    },
    Claim(
      15,
      ["002"],
      "After a pop objects are destroyed automatically.",
      measuring: "objects alive after details were left by the system's back: when the coordinator hears of it, "
        + "and when not",
      holdsIf: "there are none either way",
      command: "workbench check --pattern MVVMC.deafToBack --filter 15"
    ) { evidence throws(MissingEvidence) in
      [
        Figure("MVVMC", "alive after back", try evidence.alive(of: "MVVMC", after: .back)),
        Figure("MVVMC.deafToBack", "alive after back", try evidence.alive(of: "MVVMC.deafToBack", after: .back)),
      ]
    } judge: { figures in
      let (told, deaf) = (figures["MVVMC", "alive after back"], figures["MVVMC.deafToBack", "alive after back"])
      if told == 0 && deaf == 0 { return .holds }
      return told == 0 ? .depends(on: "the coordinator's hearing of back") : .refuted
    },
  ]
}
