internal import Command

/// Claims of the documents about complexity. It is the same in all of them: types, uses and messages.
extension Claim {
  static let complexityClaims = [
    Claim(
      "25",
      [Passage("000", "Why MVC is not enough")],
      "An app that leaves MVC gets more complex: VIPER and MVVM-C have several layers that have to talk to each other.",
      .app,
      measuring: whatIsComplex,
      holdsIf: "VIPER and MVVM-C have more of each than MVC",
      command: "workbench structure --pattern MVC --pattern MVVMC --pattern VIPER"
    ) { evidence throws(MissingEvidence) in
      try complexity(evidence, of: complex)
    } judge: { figures throws(MissingEvidence) in
      try .all([
        "types": figures.isLeast("types", .mvc, among: complex),
        "uses": figures.isLeast("uses", .mvc, among: complex),
        "messages": figures.isLeast("messages", .mvc, among: complex),
      ])
    },
    Claim(
      "40",
      [Passage("000", "Should you read this article?")],
      "Because 4V has more layers, it may be more complex than the other known architectures.",
      .app,
      measuring: whatIsComplex + ". For comparison: the roles in a component, which are the reason that 000 gives",
      holdsIf: "4V has the most of each of the three. If it has the most of none, that does not refute what may be "
        + "elsewhere",
      command: "workbench structure"
    ) { evidence throws(MissingEvidence) in
      var figures = try complexity(evidence, of: Subject.six)
      for subject in Subject.six {
        figures.append(ClaimFigure(subject, "roles", try evidence.structure(of: subject).rolesOfComponent))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      .may(
        try .all([
          "types": figures.isMost("types", .fourV, among: Subject.six),
          "uses": figures.isMost("uses", .fourV, among: Subject.six),
          "messages": figures.isMost("messages", .fourV, among: Subject.six),
        ]),
        otherwise: "not seen here: another architecture has as many of each, or more"
      )
    },
    Claim(
      "44b",
      [Passage("003", "Model-View-ViewModel, disadvantages")],
      "MVVM can become complex. (The document does not say than what. Here it is compared with MVP.)",
      .app,
      measuring: whatIsComplex + ". MVVM is MVVMC.uncoordinated",
      holdsIf: "MVVM has more of each than MVP. If it has more of none, that does not refute what can be elsewhere",
      command: "lab structure --pattern MVP --pattern MVVMC.uncoordinated"
    ) { evidence throws(MissingEvidence) in
      try complexity(evidence, of: [.mvp, .mvvm])
    } judge: { figures throws(MissingEvidence) in
      .may(
        try .all([
          "types": figures[.mvvm, "types"] > figures[.mvp, "types"],
          "uses": figures[.mvvm, "uses"] > figures[.mvp, "uses"],
          "messages": figures[.mvvm, "messages"] > figures[.mvp, "messages"],
        ]),
        otherwise: "not seen here: MVP has as many of each, or more; in a larger app MVVM might become more complex"
      )
    },
  ]

  private static let complex: [Subject] = [.mvc, .mvvmC, .viper]
  private static let whatIsComplex =
    "three numbers: types and protocols; pairs of types in which one uses the other; messages between roles when a "
    + "row's info button is tapped"

  /// The three numbers of some contenders.
  @MainActor private static func complexity(
    _ evidence: any Evidence,
    of subjects: [Subject]
  ) throws(MissingEvidence) -> [ClaimFigure] {
    var figures: [ClaimFigure] = []
    for subject in subjects {
      let structure = try evidence.structure(of: subject)
      figures.append(ClaimFigure(subject, "types", structure.typeCount + structure.protocolCount))
      figures.append(ClaimFigure(subject, "uses", structure.dependencies))
      figures.append(ClaimFigure(subject, "messages", try evidence.messages(of: subject, in: .open).count))
    }
    return figures
  }
}
