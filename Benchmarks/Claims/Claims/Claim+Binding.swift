internal import Measure

/// What the documents say of binding.
extension Claim {
  static let bindingClaims = [
    Claim(
      6,
      ["003"],
      "MVVM might be slower.",
      measuring: "MVVM-C's time and retains and releases per update, as ratios to MVP's",
      holdsIf: "some update is slower and none faster",
      command: "workbench run --suite binding --pattern MVP --pattern MVVMC --against MVP"
    ) { evidence throws(MissingEvidence) in
      let updates = ["binding/rename-row", "binding/rename-details", "binding/keystroke"]
      var figures: [Figure] = []
      for judgement in try await evidence.judgements(of: "MVVMC", against: "MVP", in: updates, users: 1_000) {
        figures.append(Figure("MVVMC time", name(of: judgement.benchmark), judgement))
      }
      for update in updates {
        let own = try evidence.traffic(of: "MVVMC", in: update)
        figures.append(Figure("MVVMC retains", name(of: update), own / (try evidence.traffic(of: "MVP", in: update))))
      }
      return figures
    } judge: { figures in
      .slower(figures.ratios(of: "MVVMC time"))
    },
    Claim(
      7,
      ["002"],
      "Delegation loses transparent binding: it is made by hand.",
      measuring: "lines of screen and view model to bind one property, and the time of one update as a ratio to "
        + "the observable's",
      holdsIf: "delegation takes more lines than any other way",
      command: "workbench run --suite mechanisms"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for mechanism in ["Delegation", "Closures", "Observable", "Observation", "AsyncSequence"] {
        figures.append(Figure(mechanism, "lines", try evidence.lines(ofMechanism: mechanism)))
      }
      for judgement in try await evidence.mechanismJudgements(against: "Observable", in: "mechanisms/update-1") {
        figures.append(Figure(judgement.contender, "time of an update", judgement))
      }
      return figures
    } judge: { figures in
      let lines = figures["Delegation", "lines"]
      let others = figures.others(than: "Delegation", "lines")
      if others.allSatisfy({ $0 < lines }) { return .holds }
      return others.contains { $0 < lines } ? .depends(on: "which way it is compared with") : .refuted
    },
    Claim(
      8,
      ["002"],
      "Closures need weak captures.",
      measuring: "objects alive after details are closed, with the weak capture and without",
      holdsIf: "there are some without and none with it",
      command: "workbench leaks MVVMC.closures"
    ) { evidence throws(MissingEvidence) in
      [
        Figure("MVVMC", "alive after close", try evidence.alive(of: "MVVMC", after: .close)),
        Figure("MVVMC.closures", "alive after close", try evidence.alive(of: "MVVMC.closures", after: .close)),
      ]
    } judge: { figures in
      .shown(
        figures["MVVMC.closures", "alive after close"] > 0,
        control: figures["MVVMC", "alive after close"] == 0,
        otherwise: .undecided("some are alive with the weak capture too, for another reason")
      )
    },
    Claim(
      14,
      ["004"],
      "One display() for everything costs more than showing what has changed.",
      measuring: "VIP-VM's time of an update of one value as a ratio to MVP's, on lists of two sizes",
      holdsIf: "it is slower on both",
      command: "workbench run --filter rename --pattern MVP --pattern VIPVM --against MVP --users 100000"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for users in [10, 100_000] {
        let updates = ["binding/rename-row", "binding/rename-details"]
        for judgement in try await evidence.judgements(of: "VIPVM", against: "MVP", in: updates, users: users) {
          figures.append(Figure("VIPVM", "\(name(of: judgement.benchmark)) with \(users) users", judgement))
        }
      }
      return figures
    } judge: { figures in
      .slower(figures.ratios(of: "VIPVM"), everywhere: true)
    },
  ]

  private static func name(of benchmark: String) -> String {
    String(benchmark.drop { $0 != "/" }.dropFirst())
  }
}
