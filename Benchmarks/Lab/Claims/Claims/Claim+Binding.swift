internal import Command
internal import Runs

/// Claims of the documents about binding.
extension Claim {
  static let bindingClaims = [
    Claim(
      "6",
      [Passage("003", "Model-View-ViewModel, disadvantages")],
      "MVVM might take more time. (The document does not say than what. Here it is compared with MVP.)",
      .app,
      measuring: "for each update, with 10 users: MVVM-C's time, and its retains and releases, each divided by MVP's. "
        + "MVVM-C stands for 003's MVVM, which has no coordinators; none takes part in these updates",
      holdsIf: "by time, at least one update is slower. If none is, that does not refute what might be elsewhere",
      command: "workbench run --suite binding --pattern MVP --pattern MVVMC --against MVP"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      let judgements = try await evidence.judgements(of: .mvvmC, against: .mvp, in: Update.allCases, users: 10)
      for judgement in judgements {
        figures.append(ClaimFigure("MVVMC time", name(of: judgement), judgement))
      }
      for update in Update.allCases {
        let own = try evidence.traffic(of: .mvvmC, in: update)
        figures.append(ClaimFigure("MVVMC retains", update.name, own / (try evidence.traffic(of: .mvp, in: update))))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      .mayBeSlower(try figures.ratios(of: "MVVMC time", in: Update.allCases.map(\.name)))
    },
    Claim(
      "7",
      [Passage("002", "Delegation")],
      "Delegation is an alternative to RxSwift, but it does not bind a view transparently: it is done by hand.",
      .screen,
      measuring: whatIsWritten + ". This project's observable takes the place of RxSwift's",
      holdsIf: "delegation has more declarations and statements, added up, than the observable",
      command: "workbench run --suite mechanisms"
    ) { evidence throws(MissingEvidence) in
      try writtenByHand(evidence)
    } judge: { figures throws(MissingEvidence) in
      try written(.delegation, figures) > written(.observable, figures) ? .holds : .refuted
    },
    Claim(
      "8",
      [Passage("002", "Closures")],
      "If a view gives its view model a closure that names the view itself, the closure must capture the view weakly. "
        + "Otherwise they retain each other.",
      .app,
      measuring: "how many objects are alive after details are closed: with the weak capture, and without it",
      holdsIf: "some are alive without it, and none with it",
      command: "lab leaks MVVMC.closures"
    ) { evidence throws(MissingEvidence) in
      [
        ClaimFigure(.mvvmC, "alive after close", try evidence.aliveCount(of: .mvvmC, after: .close)),
        ClaimFigure(.strongClosures, "alive after close", try evidence.aliveCount(of: .strongClosures, after: .close)),
      ]
    } judge: { figures throws(MissingEvidence) in
      try .shown(
        figures[.strongClosures, "alive after close"] > 0,
        control: figures[.mvvmC, "alive after close"] == 0,
        otherwise: .undecided("objects are alive with the weak capture, too: there is another reason")
      )
    },
    Claim(
      "33",
      [Passage("002", "Closures")],
      "Binding by closures is very similar to binding by delegation.",
      .screen,
      measuring: whatIsWritten,
      holdsIf: "the two differ by at most one declaration and by at most one statement",
      command: "workbench run --suite mechanisms"
    ) { evidence throws(MissingEvidence) in
      try writtenByHand(evidence)
    } judge: { figures throws(MissingEvidence) in
      func areNear(_ metric: String) throws(MissingEvidence) -> Bool {
        try abs(figures[Binding.closure.rawValue, metric] - figures[Binding.delegation.rawValue, metric]) <= 1
      }
      return try .all(["declarations": areNear("declarations"), "statements": areNear("statements")])
    },
  ]

  private static let whatIsWritten =
    "how many declarations and how many statements in the screen and the view model name the one bound property. Those "
    + "that all three ways have are not counted. Delegation and closure are written as 002 prints them. What ends a "
    + "binding is not counted, because 002 prints none for these two. For comparison: the lines of all files of each way"

  private static func written(_ binding: Binding, _ figures: Figures) throws(MissingEvidence) -> Double {
    try figures[binding.rawValue, "declarations"] + figures[binding.rawValue, "statements"]
  }

  static func name(of judgement: Judgement) -> String {
    String(judgement.benchmark.drop { $0 != "/" }.dropFirst())
  }
}

extension Evidence {
  /// The number of objects created for the details that are alive after the user has left them.
  func aliveCount(of subject: Subject, after departure: Departure) throws(MissingEvidence) -> Int {
    try alive(of: subject, after: departure).values.reduce(0, +)
  }
}
