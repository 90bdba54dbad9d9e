internal import Structure

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
      var figures: [Figure] = []
      for subject in Subject.six {
        let structure = try evidence.structure(of: subject)
        figures.append(Figure(subject, "lines", structure.lines))
        figures.append(Figure(subject, "types", structure.typeCount + structure.protocolCount))
        figures.append(Figure(subject, "files", structure.files.count))
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
      var figures: [Figure] = []
      for subject in Subject.in002 {
        let classes = try evidence.structure(of: subject).classesOfRoles(in: try evidence.architecture(of: subject))
        if classes.isEmpty { throw MissingEvidence("\(subject.rawValue) has no class of a role") }
        let lines = classes.reduce(0) { $0 + $1.lines }
        figures.append(Figure(subject, "lines per class", Double(lines) / Double(classes.count)))
      }
      for role in viperRoles {
        let duties = try evidence.role(role, of: .viper).duties
        figures.append(Figure("VIPER \(role)", "duties", Duty.allCases.count { $0.isDone(by: duties) }))
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
      "25",
      [Passage("000", "Why MVC is not enough")],
      "An app that leaves MVC gets more complex: VIPER and MVVM-C have several layers that have to talk to each other.",
      .app,
      measuring: "three numbers: types and protocols; pairs of types in which one uses the other; messages between "
        + "roles when a row's info button is tapped",
      holdsIf: "VIPER and MVVM-C have more of each than MVC",
      command: "workbench structure --pattern MVC --pattern MVVMC --pattern VIPER"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in complex {
        let structure = try evidence.structure(of: subject)
        figures.append(Figure(subject, "types", structure.typeCount + structure.protocolCount))
        figures.append(Figure(subject, "uses", structure.dependencies))
        figures.append(Figure(subject, "messages", try evidence.messages(of: subject, in: .open).count))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .all([
        "types": figures.isLeast("types", .mvc, among: complex),
        "uses": figures.isLeast("uses", .mvc, among: complex),
        "messages": figures.isLeast("messages", .mvc, among: complex),
      ])
    },
    Claim(
      "26",
      [Passage("003", "Model-View-Controller, disadvantages")],
      "In MVC, view controllers grow very large.",
      .app,
      measuring: "how many lines the largest type has, and how many MVC's largest view controller has",
      holdsIf: "MVC's largest type is a view controller, and it is larger than any type of the other architectures",
      command: "workbench structure --format json"
    ) { evidence throws(MissingEvidence) in
      var figures = [
        Figure("MVC ViewController", "largest", try evidence.structure(of: .mvc).largestType(of: "ViewController"))
      ]
      for subject in Subject.six {
        figures.append(Figure(subject, "largest type", try evidence.structure(of: subject).largestType()))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .all([
        "the types of MVC alone": figures["MVC ViewController", "largest"] == figures[.mvc, "largest type"],
        "the types of all six": figures.isMost("largest type", .mvc, among: Subject.six),
      ])
    },
    Claim(
      "27",
      [Passage("003", "Model-View-Presenter, disadvantages")],
      "In MVP, presenters can grow very large.",
      .app,
      measuring: "how many lines MVP's largest presenter has, and how many MVC's largest view controller has, which "
        + "003 calls massive",
      holdsIf: "the presenter is the larger one",
      command: "workbench structure --pattern MVC --pattern MVP --format json"
    ) { evidence throws(MissingEvidence) in
      [
        Figure("MVP Presenter", "largest", try evidence.structure(of: .mvp).largestType(of: "Presenter")),
        Figure("MVC ViewController", "largest", try evidence.structure(of: .mvc).largestType(of: "ViewController")),
      ]
    } judge: { figures throws(MissingEvidence) in
      // One small app cannot refute that presenters may become large in another.
      try figures["MVP Presenter", "largest"] > figures["MVC ViewController", "largest"]
        ? .holds
        : .undecided("no presenter here is larger than MVC's largest view controller; in a larger app one might be")
    },
  ]

  private static let viperRoles = ["ViewController", "Presenter", "Interactor", "Router"]
  private static let complex: [Subject] = [.mvc, .mvvmC, .viper]
}

extension PatternStructure {
  /// The number of lines of the largest type, of one role or of all; 0 if there is none.
  fileprivate func largestType(of role: String? = nil) -> Int {
    types.filter { $0.isDeclaredHere && (role == nil || $0.role == role) }.map(\.lines).max() ?? 0
  }
}
