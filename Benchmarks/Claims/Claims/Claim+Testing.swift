internal import Structure

/// Claims of the documents about logic without UIKit, and about testing.
extension Claim {
  static let testingClaims = [
    Claim(
      "1a",
      [Passage("002", "Model-View-Controller"), Passage("000", "Why MVC is not enough")],
      "MVC's controller has the logic, and is tied closely to UIKit.",
      .app,
      measuring: "the share of lines in files that use no type of the user interface, and how many roles have all "
        + "their lines in such files",
      holdsIf: "MVC has no such lines and no such roles, and every other architecture has some of both",
      command: "workbench structure"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in Subject.six {
        let structure = try evidence.structure(of: subject)
        let free = structure.roles.filter { $0.lines > 0 && $0.interfaceFreeLinesByDependency == $0.lines }
        figures.append(Figure(subject, "free of UIKit %", structure.interfaceFreeShareByDependency * 100))
        figures.append(Figure(subject, "roles without UI", free.count))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .all([
        "MVC's lines": figures[.mvc, "free of UIKit %"] == 0,
        "MVC's roles": figures[.mvc, "roles without UI"] == 0,
        "MVC alone, by lines": figures.others(than: .mvc, "free of UIKit %").allSatisfy { $0 > 0 },
        "MVC alone, by roles": figures.others(than: .mvc, "roles without UI").allSatisfy { $0 > 0 },
      ])
    },
    Claim(
      "3",
      [
        Passage("002", "Model-View-Presenter"), Passage("002", "Delegation"), Passage("003", "Model-View-ViewModel"),
      ],
      "MVP's presenter has the logic without UIKit. MVVM's view model needs neither UIKit nor its view.",
      .construction("a test keeps UIKit out of both roles"),
      measuring:
        "how many lines the role has, and how many of them are in files that use no type of the user interface. Also "
        + "the share of small changes in its code that are noticed by tests that run without UIKit",
      holdsIf: "all lines are in such files, and such tests notice more than half of the changes",
      command: "workbench mutants MVP MVVMC"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for (subject, name) in [(Subject.mvp, "Presenter"), (.mvvmC, "ViewModel")] {
        let role = try evidence.role(name, of: subject)
        figures.append(Figure("\(subject.rawValue) \(name)", "lines", role.lines))
        figures.append(
          Figure("\(subject.rawValue) \(name)", "lines free of UIKit", role.interfaceFreeLinesByDependency)
        )
        figures.append(try noticed(evidence, name, of: subject))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      func isFree(_ role: String) throws(MissingEvidence) -> Bool {
        let hasOnlyFreeLines = try figures[role, "lines"] == figures[role, "lines free of UIKit"]
        let isNoticed = try figures[role, withoutUIKit] > half
        return hasOnlyFreeLines && isNoticed
      }
      return try .all(["MVP": isFree("MVP Presenter"), "MVVM-C": isFree("MVVMC ViewModel")])
    },
    Claim(
      "20",
      [Passage("002", "Conclusions")],
      "With RxSwift, debugging and testing can be tricky for people who do not know it well.",
      needs: "people who learn it; code cannot show this"
    ),
    Claim(
      "22",
      [Passage("003", "Dependency injection")],
      "A test replaces the repository by assigning a double to the container.",
      needs: "a container that can be assigned to; ours has scopes, because a rule of this project allows no global "
        + "state"
    ),
  ]
}

extension Evidence {
  /// A role of a contender.
  func role(_ name: String, of subject: Subject) throws(MissingEvidence) -> RoleStructure {
    guard let role = try structure(of: subject).role(name) else {
      throw MissingEvidence("\(subject.rawValue) has no role \(name)")
    }
    return role
  }
}
