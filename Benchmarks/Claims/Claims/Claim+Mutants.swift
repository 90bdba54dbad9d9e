internal import UsersInterface

/// Claims of the documents about testing. The rules use the record of which tests notice which mutants.
extension Claim {
  static let noticingClaims = [
    Claim(
      "1b",
      [Passage("002", "Model-View-Controller"), Passage("000", "Why MVC is not enough")],
      "For that reason MVC's controller is hard to test.",
      .app,
      measuring: "the share of small code changes that are noticed by tests that run without UIKit, and how many lines "
        + "the role tests have. The role tests of the six are equally strong (within three points)",
      holdsIf: "MVC has the smallest share and the most lines",
      command: "workbench mutants"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in Subject.six {
        let tests = try evidence.tests(of: subject)
        figures.append(Figure(subject, "noticed %", tests.strength * 100))
        figures.append(Figure(subject, withoutUIKit, tests.shareWithoutUIKit))
        figures.append(Figure(subject, "lines of tests", tests.lines))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let strengths = try figures.values("noticed %", of: Subject.six)
      let isWindowed = try figures.isLeast(withoutUIKit, .mvc, among: Subject.six)
      let isLong = try figures.isMost("lines of tests", .mvc, among: Subject.six)
      if (strengths.max() ?? 0) - (strengths.min() ?? 0) > 3 {
        throw MissingEvidence("the tests are not equally strong")
      }
      return .all(["the need for UIKit": isWindowed, "the lines of tests": isLong])
    },
    ofRoles(
      "18",
      [Passage("000", "View Model")],
      "Logic that has moved into 4V's view model is easy to test, because nothing there depends on UIKit.",
      easy: [(.fourV, "ViewModel")],
      hard: [(.fourV, "ViewController")]
    ),
    ofRoles(
      "19",
      [Passage("004", "Conclusion, 2")],
      "VIP-VM is easier to test, because what the view shows is in a layer of its own.",
      easy: [(.vipVM, "ViewModel")],
      hard: [(.vipVM, "ViewController")]
    ),
    ofRoles(
      "21b",
      [Passage("002", "Viper")],
      "VIPER's small layers are easy to test.",
      easy: [(.viper, "Presenter"), (.viper, "Interactor"), (.viper, "Router"), (.viper, "ViewController")],
      hard: []
    ),
    ofRoles(
      "36",
      [Passage("002", "Model-View-Presenter"), Passage("003", "Model-View-Presenter, advantages")],
      "MVP's logic is easier to test than MVC's: its presenter has no reference to UIKit.",
      easy: [(.mvp, "Presenter")],
      hard: [(.mvc, "ViewController")]
    ),
    ofRoles(
      "37",
      [Passage("003", "Model-View-ViewModel, advantages"), Passage("002", "Conclusions")],
      "MVVM is easier to test, because views need not be considered.",
      easy: [(.mvvmC, "ViewModel")],
      hard: [(.mvvmC, "ViewController")]
    ),
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
      command: "workbench mutants"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in Subject.six where subject != .mvc {
        let roles = try evidence.tests(of: subject).roles.filter { $0.mutants >= 10 }
        let views = roles.filter { ViewRole.all.contains($0.name) }.map(\.shareWithoutUIKit)
        let others = roles.filter { !ViewRole.all.contains($0.name) }.map(\.shareWithoutUIKit)
        guard let view = views.min(), let other = others.min() else {
          throw MissingEvidence("\(subject.rawValue) has no view, or no other role, with ten changes or more")
        }
        figures += [Figure(subject, "the view %", view), Figure(subject, "the least of others %", other)]
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let views = try figures.others(than: .mvc, "the view %")
      let others = try figures.others(than: .mvc, "the least of others %")
      let pairs = zip(views, others)
      return .all([
        "views": pairs.allSatisfy { $0 <= $1 }, "views alone": pairs.allSatisfy { $0 < $1 },
      ])
    },
    Claim(
      "39",
      [Passage("000", "Should you read this article?")],
      "An architecture that can be tested has several layers, each with one responsibility.",
      .app,
      measuring: "how many roles there are, and the share of small code changes that are noticed by tests that run "
        + "without UIKit",
      holdsIf: "MVC's share is the smallest, and no architecture has a smaller share than one with fewer roles",
      command: "workbench mutants"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in Subject.six {
        figures.append(Figure(subject, "roles", try evidence.architecture(of: subject).roles.count))
        figures.append(Figure(subject, withoutUIKit, try evidence.tests(of: subject).shareWithoutUIKit))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let roles = try figures.values("roles", of: Subject.six)
      let shares = try figures.values(withoutUIKit, of: Subject.six)
      let pairs = Array(zip(roles, shares))
      let grows = pairs.allSatisfy { one in pairs.allSatisfy { one.0 >= $0.0 || one.1 <= $0.1 } }
      return try .all([
        "several layers against one": figures.isLeast(withoutUIKit, .mvc, among: Subject.six),
        "more layers against fewer": grows,
      ])
    },
  ]

  /// The metric of claims about tests that do not need UIKit.
  static let withoutUIKit = "noticed without UIKit %"
  /// The percentage above which most of a role's changes are noticed.
  static let half = 50.0

  /// The share of the small changes in a role's code that are noticed by tests that run without UIKit.
  @MainActor static func noticed(_ evidence: any Evidence, _ role: String, of subject: Subject) throws(MissingEvidence)
    -> Figure
  {
    let share = try evidence.tests(of: subject).role(role).shareWithoutUIKit
    return Figure("\(subject.rawValue) \(role)", withoutUIKit, share)
  }

  /// A claim that some roles are easy to test. They are compared with others that are not.
  private static func ofRoles(
    _ id: String,
    _ passages: [Passage],
    _ statement: String,
    easy: [(subject: Subject, role: String)],
    hard: [(subject: Subject, role: String)]
  ) -> Claim {
    let names = { (roles: [(subject: Subject, role: String)]) in roles.map { "\($0.subject.rawValue) \($0.role)" } }
    let (easyNames, hardNames) = (names(easy), names(hard))
    return Claim(
      id,
      passages,
      statement,
      .app,
      measuring: "the share of small changes in a role's code that are noticed by tests that run without UIKit, for "
        + "these roles: " + (easyNames + hardNames).joined(separator: ", "),
      holdsIf: "the share is more than half for \(easyNames.joined(separator: ", "))"
        + (hard.isEmpty ? "" : ", and less than half for \(hardNames.joined(separator: ", "))"),
      command: "workbench mutants \(Set((easy + hard).map(\.subject.rawValue)).sorted().joined(separator: " "))"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for (subject, role) in easy + hard { figures.append(try noticed(evidence, role, of: subject)) }
      return figures
    } judge: { figures throws(MissingEvidence) in
      var parts: [(key: String, value: Bool)] = []
      for name in easyNames { parts.append((name, try figures[name, withoutUIKit] > half)) }
      for name in hardNames { parts.append((name, try figures[name, withoutUIKit] < half)) }
      return .all(of: parts)
    }
  }
}
