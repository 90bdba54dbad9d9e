internal import Measure
internal import Structure

/// What the documents say of binding.
extension Claim {
  static let bindingClaims = [
    Claim(
      "6",
      [Passage("003", "Model-View-ViewModel, disadvantages")],
      "MVVM may take more time. (The document does not say than what; here it is MVP.)",
      .app,
      measuring: "MVVM-C's time and retains and releases per update, as ratios to MVP's",
      holdsIf: "some update is slower and none faster",
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
      "A view bound by delegation is not bound transparently: every binding is written by hand.",
      .screen,
      measuring: whatIsWritten,
      holdsIf: "delegation has more of them than closures and than observables, which 002 describes beside it",
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
      "A closure that a view model keeps, and in which its view updates itself, must capture the view weakly, or they retain "
        + "each other.",
      .app,
      measuring: "objects alive after details are closed, with the weak capture and without",
      holdsIf: "there are some without and none with it",
      command: "workbench-all leaks MVVMC.closures"
    ) { evidence throws(MissingEvidence) in
      [
        Figure(.mvvmC, "alive after close", try evidence.aliveCount(of: .mvvmC, after: .close)),
        Figure(.strongClosures, "alive after close", try evidence.aliveCount(of: .strongClosures, after: .close)),
      ]
    } judge: { figures throws(MissingEvidence) in
      try .shown(
        figures[.strongClosures, "alive after close"] > 0,
        control: figures[.mvvmC, "alive after close"] == 0,
        otherwise: .undecided("some are alive with the weak capture too, for another reason")
      )
    },
    Claim(
      "33",
      [Passage("002", "Closures")],
      "To bind by closures is much like to bind by delegation.",
      .screen,
      measuring:
        "\(whatIsWritten); here the closures tell any number of screens, so the delegation is that which does, too",
      holdsIf: "closures and such a delegation differ by at most one declaration and at most one statement",
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
      .construction("the package depends on nothing"),
      measuring: "modules that MVVM-C imports and no other of the six, and lines of binding that it has itself",
      holdsIf: "it imports one",
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
      let condition = "who writes the binding: \(Int(lines)) lines of the module's own do without a library"
      return lines > 0 ? .depends(on: condition) : .refuted
    },
  ]

  private static let whatIsWritten =
    "declarations and statements in screen and view model that name the one bound property, without those that every way "
    + "has; beside them the lines of all files that the way takes"

  private static func written(_ binding: Binding, _ figures: Figures) throws(MissingEvidence) -> Double {
    try figures[binding.rawValue, "declarations"] + figures[binding.rawValue, "statements"]
  }

  static func name(of judgement: Judgement) -> String {
    String(judgement.benchmark.drop { $0 != "/" }.dropFirst())
  }
}

extension Evidence {
  /// How many of the objects that details bring with them are alive after the user has left them.
  func aliveCount(of subject: Subject, after departure: Departure) throws(MissingEvidence) -> Int {
    try alive(of: subject, after: departure).values.reduce(0, +)
  }
}
