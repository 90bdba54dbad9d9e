internal import ChangeCosts
internal import Command

/// Claims of the documents about the projects that an architecture suits.
extension Claim {
  static let projectClaims = [
    Claim(
      "41",
      [Passage("004", "When should you use this architecture?")],
      "For an app with simple rules and without reactive screens, VIP-VM may be far too much. For reactive screens "
        + "with many complex rules, it should be considered.",
      .app,
      measuring: "three numbers, in this app with simple rules: lines of code; files and lines of all change "
        + "requests together. They are those of VIP-VM and of MVC, which has the least code",
      holdsIf: "never by these figures. They can refute the first half: VIP-VM has fewer of each. No screen here has "
        + "many complex rules",
      command: "lab changes show favourites MVC VIPVM"
    ) { evidence throws(MissingEvidence) in
      try costs(evidence, of: [.mvc, .vipVM])
    } judge: { figures throws(MissingEvidence) in
      let costly = try ClaimVerdict.all([
        "code": figures[.vipVM, "lines"] > figures[.mvc, "lines"],
        "files of changes": figures[.vipVM, "files of changes"] > figures[.mvc, "files of changes"],
        "lines of changes": figures[.vipVM, "lines of changes"] > figures[.mvc, "lines of changes"],
      ])
      return .onlyPremise(
        costly,
        needs: "VIP-VM costs more than MVC in this simple app, as expected; needs a reactive screen with many complex "
          + "rules, in both"
      )
    },
    Claim(
      "42",
      [Passage("003", "Model-View-Controller, advantages")],
      "Simple apps are developed fast in MVC.",
      .app,
      measuring: "what had to be written, in each of the six: lines of code of the app; files and lines of all "
        + "change requests together. Nobody's time was measured",
      holdsIf: "never by these figures: they are not time. They would refute it if MVC had the fewest of none",
      command: "lab changes"
    ) { evidence throws(MissingEvidence) in
      try costs(evidence, of: Subject.six)
    } judge: { figures throws(MissingEvidence) in
      let least = try ClaimVerdict.all([
        "the first version": figures.isLeast("lines", .mvc, among: Subject.six),
        "changes by files": figures.isLeast("files of changes", .mvc, among: Subject.six),
        "changes by lines": figures.isLeast("lines of changes", .mvc, among: Subject.six),
      ])
      return .onlyPremise(least, needs: "MVC has the least to write; needs the time of people who write it")
    },
    Claim(
      "43",
      [Passage("003", "Model-View-Presenter, disadvantages")],
      "For smaller projects, MVP is usually not the better choice. (The document does not say than what. Here it is "
        + "compared with MVC.)",
      .app,
      measuring: "in this small app, for MVP and for MVC: lines of code; files and lines of all change requests; "
        + "lines of the role tests; the share of small code changes that are noticed by tests that run without UIKit",
      holdsIf: "MVP has more lines and files of each kind, and not the larger share",
      command: "lab changes"
    ) { evidence throws(MissingEvidence) in
      var figures = try costs(evidence, of: [.mvc, .mvp])
      for subject in [Subject.mvc, .mvp] {
        let tests = try evidence.tests(of: subject)
        figures.append(ClaimFigure(subject, "lines of tests", tests.lines))
        figures.append(ClaimFigure(subject, withoutUIKit, tests.shareWithoutUIKit))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .all([
        "code": figures[.mvp, "lines"] > figures[.mvc, "lines"],
        "changes by files": figures[.mvp, "files of changes"] > figures[.mvc, "files of changes"],
        "changes by lines": figures[.mvp, "lines of changes"] > figures[.mvc, "lines of changes"],
        "the work on tests": figures[.mvp, "lines of tests"] > figures[.mvc, "lines of tests"],
        "tests without UIKit": figures[.mvp, withoutUIKit] <= figures[.mvc, withoutUIKit],
      ])
    },
  ]

  /// The lines of code of some contenders, and the files and lines of all change requests in them.
  @MainActor private static func costs(
    _ evidence: any Evidence,
    of subjects: [Subject]
  ) throws(MissingEvidence) -> [ClaimFigure] {
    var figures: [ClaimFigure] = []
    for subject in subjects {
      figures.append(ClaimFigure(subject, "lines", try evidence.structure(of: subject).lines))
      var (files, lines) = (0, 0)
      for request in Request.allCases {
        let change = try evidence.change(request.rawValue, in: subject)
        files += change.changedFiles + change.addedFiles
        lines += change.lines
      }
      figures += [ClaimFigure(subject, "files of changes", files), ClaimFigure(subject, "lines of changes", lines)]
    }
    return figures
  }
}
