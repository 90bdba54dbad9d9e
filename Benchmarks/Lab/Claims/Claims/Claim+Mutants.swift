internal import Command
internal import UsersInterface

/// Claims of the documents about testing. The rules use the record of which tests notice which mutants.
extension Claim {
  static let noticingClaims = [
    Claim(
      "1b",
      [Passage("002", "Model-View-Controller"), Passage("000", "Why MVC is not enough")],
      "For that reason MVC's controller is hard to test.",
      .app,
      measuring: "\(ofShare), for MVC's controllers and for all code of each architecture. The role tests of the six "
        + "are equally strong (within three points). For comparison: how many lines they have",
      holdsIf: "MVC's controllers are not easy to test, and MVC has the smallest share of the six. The lines decide "
        + "nothing: they say how much work tests are",
      command: "lab mutants"
    ) { evidence throws(MissingEvidence) in
      var figures = [try noticed(evidence, "ViewController", of: .mvc)]
      for subject in Subject.six {
        let tests = try evidence.tests(of: subject)
        figures.append(ClaimFigure(subject, "noticed %", tests.strength * 100))
        figures.append(ClaimFigure(subject, withoutUIKit, tests.shareWithoutUIKit))
        figures.append(ClaimFigure(subject, "lines of tests", tests.lines))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let strengths = try figures.values("noticed %", of: Subject.six)
      let isHard = try !isEasy("MVC ViewController", figures)
      let isHardest = try figures.isLeast(withoutUIKit, .mvc, among: Subject.six)
      if (strengths.max() ?? 0) - (strengths.min() ?? 0) > 3 {
        throw MissingEvidence("the tests are not equally strong")
      }
      return .all(["MVC": isHard, "MVC alone": isHardest])
    },
    Claim(
      "21b",
      [Passage("002", "Viper")],
      "VIPER's small layers are easy to test.",
      .app,
      measuring: "\(ofShare), for each of VIPER's roles",
      holdsIf: "each of the four roles is easy to test",
      command: "lab mutants VIPER"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for role in layersOfVIPER { figures.append(try noticed(evidence, role, of: .viper)) }
      return figures
    } judge: { figures throws(MissingEvidence) in
      var parts: [(key: String, value: Bool)] = []
      for role in layersOfVIPER { parts.append((role, try isEasy("VIPER \(role)", figures))) }
      return .all(of: parts)
    },
    Claim(
      "38",
      [Passage("000", "View")],
      "The view is usually the layer that is hardest to test, because it is coupled to UIKit.",
      .app,
      measuring:
        "in the five architectures that have layers: the share of small changes in a role's code that are noticed by "
        + "tests that run without UIKit. It is given for the view, and for the other role with the smallest share. "
        + "Roles with fewer than ten changes are left out",
      holdsIf: "in all five, the view's share is smaller than that of every other role",
      command: "lab mutants"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in Subject.six where subject != .mvc {
        let roles = try evidence.tests(of: subject).roles.filter { $0.mutants >= 10 }
        let views = roles.filter { ViewRole.all.contains($0.name) }.map(\.shareWithoutUIKit)
        let others = roles.filter { !ViewRole.all.contains($0.name) }.map(\.shareWithoutUIKit)
        guard let view = views.min(), let other = others.min() else {
          throw MissingEvidence("\(subject.rawValue) has no view, or no other role, with ten changes or more")
        }
        figures += [ClaimFigure(subject, "the view %", view), ClaimFigure(subject, "the least of others %", other)]
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let views = try figures.others(than: .mvc, "the view %")
      let others = try figures.others(than: .mvc, "the least of others %")
      let pairs = zip(views, others)
      return .all([
        "views, below which no other role lies": pairs.allSatisfy { $0 <= $1 },
        "views alone, because other roles have as little": pairs.allSatisfy { $0 < $1 },
      ])
    },
    Claim(
      "39",
      [Passage("000", "Should you read this article?")],
      "A clean architecture that can be tested should have several layers, each with one responsibility. (000 asks its "
        + "readers to accept this as a point of view.)",
      .app,
      measuring: "how many roles a component has, and \(ofShare)",
      holdsIf: "never by these figures: they cannot prove a point of view. They can contradict it: MVC, with one "
        + "role, has not the smallest share",
      command: "lab mutants"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in Subject.six {
        figures.append(ClaimFigure(subject, "roles", try evidence.structure(of: subject).rolesOfComponent))
        figures.append(ClaimFigure(subject, withoutUIKit, try evidence.tests(of: subject).shareWithoutUIKit))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      .onlyPremise(
        try figures.isLeast(withoutUIKit, .mvc, among: Subject.six) ? .holds : .refuted,
        needs: "a point of view, which the figures do not contradict; needs one app with layers of one responsibility "
          + "and the same app with layers of several"
      )
    },
  ]

  private static let layersOfVIPER = ["Presenter", "Interactor", "Router", "ViewController"]
}
