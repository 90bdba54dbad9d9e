internal import Command

/// Claims of the documents about the amount of code.
extension Claim {
  static let sizeClaims = [
    Claim(
      "2",
      [Passage("003", "Model-View-Controller, advantages")],
      "An app in MVC usually takes less code than in the other architectures.",
      .app,
      measuring: "lines of code, types and files",
      holdsIf: "MVC has the fewest of each",
      command: "workbench structure"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in Subject.six {
        let structure = try evidence.structure(of: subject)
        figures.append(ClaimFigure(subject, "lines", structure.lines))
        figures.append(ClaimFigure(subject, "types", structure.typeCount + structure.protocolCount))
        figures.append(ClaimFigure(subject, "files", structure.files.count))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .all([
        "lines": figures.isLeast("lines", .mvc, among: Subject.six),
        "types": figures.isLeast("types", .mvc, among: Subject.six),
        "files": figures.isLeast("files", .mvc, among: Subject.six),
      ])
    },
    Claim(
      "21a",
      [Passage("002", "Viper")],
      "VIPER's layers are small, and each has one responsibility.",
      .app,
      measuring:
        "how many lines the class of a role has on average. Also how many of three duties each of VIPER's roles has: "
        + Duty.measured,
      holdsIf:
        "VIPER's classes are smaller than those of MVC, MVP and MVVM-C, with which 002 compares it, and no role of "
        + "VIPER has more than one of these duties",
      command: "workbench structure --pattern VIPER"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in Subject.in002 {
        let classes = try evidence.structure(of: subject).classesOfRoles(in: try evidence.architecture(of: subject))
        if classes.isEmpty { throw MissingEvidence("\(subject.rawValue) has no class of a role") }
        let lines = classes.reduce(0) { $0 + $1.lines }
        figures.append(ClaimFigure(subject, "lines per class", Double(lines) / Double(classes.count)))
      }
      for role in viperRoles {
        let duties = try Duty.figures(of: role, in: .viper, evidence)
        figures.append(ClaimFigure("VIPER \(role)", "duties", duties.reduce(0) { $0 + $1.value }))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      var duties: [Double] = []
      for role in viperRoles { duties.append(try figures["VIPER \(role)", "duties"]) }
      return try .all([
        "the size": figures.isLeast("lines per class", .viper, among: Subject.in002),
        "the one responsibility": duties.allSatisfy { $0 <= 1 },
      ])
    },
    Claim(
      "26",
      [Passage("003", "Model-View-Controller, disadvantages")],
      "In MVC, view controllers become massive.",
      .app,
      measuring: "how many lines the largest view controller of MVC has. For comparison: the largest type of each of "
        + "the six. A type is massive \(ofMassive)",
      holdsIf: "it is massive. If it is not, that does not refute it: this app is small",
      command: "workbench structure --format json"
    ) { evidence throws(MissingEvidence) in
      var figures = [
        ClaimFigure("MVC ViewController", "largest", try evidence.structure(of: .mvc).largestType(of: "ViewController"))
      ]
      for subject in Subject.six {
        figures.append(ClaimFigure(subject, "largest type", try evidence.structure(of: subject).largestType()))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try massive("MVC ViewController", figures)
    },
    Claim(
      "27",
      [Passage("003", "Model-View-Presenter, disadvantages")],
      "In MVP, presenters might become massive.",
      .app,
      measuring: "how many lines the largest presenter of MVP has. A type is massive \(ofMassive)",
      holdsIf: "it is massive. If it is not, that does not refute it: this app is small",
      command: "workbench structure --pattern MVP --format json"
    ) { evidence throws(MissingEvidence) in
      [ClaimFigure("MVP Presenter", "largest", try evidence.structure(of: .mvp).largestType(of: "Presenter"))]
    } judge: { figures throws(MissingEvidence) in
      try massive("MVP Presenter", figures)
    },
  ]

  /// The verdict on a claim that the types of a role become massive: a small app cannot refute it.
  private static func massive(_ role: String, _ figures: Figures) throws(MissingEvidence) -> ClaimVerdict {
    let lines = try figures[role, "largest"]
    return .may(
      lines > lineLimit,
      otherwise: "the largest has \(Int(lines)) lines, in an app that is too small to show growth; needs a larger app"
    )
  }

  /// The number of lines above which SwiftLint warns of a type's length, if it is not told otherwise.
  private static let lineLimit = 250.0
  private static let ofMassive = "if it has more than \(Int(lineLimit)) lines, from which on SwiftLint warns"
  private static let viperRoles = ["ViewController", "Presenter", "Interactor", "Router"]
}

extension PatternStructure {
  /// The number of lines of the largest type, of one role or of all; 0 if there is none.
  fileprivate func largestType(of role: String? = nil) -> Int {
    types.filter { $0.isDeclaredHere && (role == nil || $0.role == role) }.map(\.lines).max() ?? 0
  }
}
