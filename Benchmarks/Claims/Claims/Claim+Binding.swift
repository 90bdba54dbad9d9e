internal import Measure
internal import Structure

/// Claims of the documents about binding.
extension Claim {
  static let bindingClaims = [
    Claim(
      "6",
      [Passage("003", "Model-View-ViewModel, disadvantages")],
      "MVVM may take more time. (The document does not say than what. Here it is compared with MVP.)",
      .app,
      measuring: "for each update: MVVM-C's time, and its retains and releases, each divided by MVP's",
      holdsIf: "by time, at least one update is slower, and none is faster",
      command: "workbench run --suite binding --pattern MVP --pattern MVVMC --against MVP"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      let judgements = try await evidence.judgements(of: .mvvmC, against: .mvp, in: Update.allCases, users: 1_000)
      for judgement in judgements {
        figures.append(Figure("MVVMC time", name(of: judgement), judgement))
      }
      for update in Update.allCases {
        let own = try evidence.traffic(of: .mvvmC, in: update)
        figures.append(Figure("MVVMC retains", update.name, own / (try evidence.traffic(of: .mvp, in: update))))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      .slower("MVVM", try figures.ratios(of: "MVVMC time", in: Update.allCases.map(\.name)))
    },
    Claim(
      "7",
      [Passage("002", "Delegation")],
      "Delegation does not bind a view transparently: every binding is written by hand.",
      .screen,
      measuring: whatIsWritten,
      holdsIf: "delegation has more declarations and statements, added up, than closures have, and more than "
        + "observables have. 002 describes these two as well",
      command: "workbench run --suite mechanisms"
    ) { evidence throws(MissingEvidence) in
      try writtenByHand(evidence)
    } judge: { figures throws(MissingEvidence) in
      let (delegation, closures) = (try written(.delegation, figures), try written(.closures, figures))
      let observable = try written(.observable, figures)
      return .all(["observables": delegation > observable, "closures": delegation > closures])
    },
    Claim(
      "8",
      [Passage("002", "Closures")],
      "If a view model keeps a closure that updates its view, the closure must capture the view weakly. Otherwise they "
        + "retain each other.",
      .app,
      measuring: "how many objects are alive after details are closed: with the weak capture, and without it",
      holdsIf: "some are alive without it, and none with it",
      command: "lab leaks MVVMC.closures"
    ) { evidence throws(MissingEvidence) in
      [
        Figure(.mvvmC, "alive after close", try evidence.aliveCount(of: .mvvmC, after: .close)),
        Figure(.strongClosures, "alive after close", try evidence.aliveCount(of: .strongClosures, after: .close)),
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
      "Binding by closures is much like binding by delegation.",
      .screen,
      measuring:
        "\(whatIsWritten). Closures can tell any number of screens here, so they are compared with the delegation that "
        + "can do that, too: MulticastDelegation",
      holdsIf: "the two differ by at most one declaration and by at most one statement",
      command: "workbench run --suite mechanisms"
    ) { evidence throws(MissingEvidence) in
      try writtenByHand(evidence)
    } judge: { figures throws(MissingEvidence) in
      func areNear(_ metric: String) throws(MissingEvidence) -> Bool {
        try abs(figures[Binding.closures.rawValue, metric] - figures[Binding.multicast.rawValue, metric]) <= 1
      }
      return try .all(["declarations": areNear("declarations"), "statements": areNear("statements")])
    },
    Claim(
      "34",
      [Passage("003", "Model-View-ViewModel, disadvantages")],
      "MVVM may make an app depend on somebody else's library.",
      .construction("the package has no dependencies"),
      measuring: "how many modules MVVM-C imports that none of the other five does, and how many lines its own code "
        + "for binding has",
      holdsIf: "it imports at least one such module",
      command: "workbench structure --pattern MVVMC --format json"
    ) { evidence throws(MissingEvidence) in
      var others: Set<String> = []
      for subject in Subject.six where subject != .mvvmC {
        others.formUnion(try evidence.structure(of: subject).files.flatMap(\.imports))
      }
      let own = try evidence.structure(of: .mvvmC).files
      let binding = own.filter { $0.component == "Binding" }
      return [
        Figure(.mvvmC, "libraries", Set(own.flatMap(\.imports)).subtracting(others).count),
        Figure(.mvvmC, "lines of binding", binding.reduce(0) { $0 + $1.lines }),
      ]
    } judge: { figures throws(MissingEvidence) in
      let (libraries, lines) = (try figures[.mvvmC, "libraries"], try figures[.mvvmC, "lines of binding"])
      if libraries > 0 { return .holds }
      let condition = "who writes the binding: with \(Int(lines)) lines of its own, the module needs no library"
      return lines > 0 ? .depends(on: condition) : .refuted
    },
  ]

  private static let whatIsWritten =
    "how many declarations and how many statements in the screen and the view model name the one bound property. Those "
    + "that all four ways have are not counted. For comparison: the lines of all files of each way"

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
