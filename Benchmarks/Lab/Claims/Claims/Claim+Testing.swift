internal import Command

/// Claims of the documents about logic without UIKit, and about testing.
extension Claim {
  static let testingClaims = [
    Claim(
      "1a",
      [Passage("002", "Model-View-Controller"), Passage("000", "Why MVC is not enough")],
      "MVC's controller has the business logic, and is tied closely to UIKit.",
      .app,
      measuring: "the share of lines in files that use no type of the user interface, and how many roles have all "
        + "their lines in such files. Also how many of the two \(ofBusiness) MVC's controllers use",
      holdsIf: "MVC has no such lines and no such roles, and every other architecture has some of both. If the "
        + "controllers use the model's business rules, nothing is decided about business logic",
      command: "workbench structure"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in Subject.six {
        let structure = try evidence.structure(of: subject)
        let free = structure.roles.filter { $0.lines > 0 && $0.interfaceFreeLinesByDependency == $0.lines }
        figures.append(ClaimFigure(subject, "free of UIKit %", structure.interfaceFreeShareByDependency * 100))
        figures.append(ClaimFigure(subject, "roles without UI", free.count))
      }
      return figures + [try rules(evidence, "ViewController", of: .mvc)]
    } judge: { figures throws(MissingEvidence) in
      let lines = try figures.others(than: .mvc, "free of UIKit %").allSatisfy { $0 > 0 }
      let roles = try figures.others(than: .mvc, "roles without UI").allSatisfy { $0 > 0 }
      let (own, free) = (try figures[.mvc, "free of UIKit %"], try figures[.mvc, "roles without UI"])
      let isShared = try figures["MVC ViewController", modelRules] > 0
      let verdict = ClaimVerdict.all(["UIKit by lines": lines && own == 0, "UIKit by roles": roles && free == 0])
      guard isShared, verdict == .holds else { return verdict }
      return .depends(
        on: "what is meant: true for UIKit; undecided for business logic, which the shared model has, by construction"
      )
    },
    Claim(
      "3",
      [
        Passage("002", "Model-View-Presenter"), Passage("002", "Delegation"), Passage("003", "Model-View-ViewModel"),
      ],
      "MVP's presenter needs no UIKit. MVVM's view model needs neither UIKit nor its view.",
      .construction("a test keeps UIKit out of both roles"),
      measuring:
        "how many lines the role has, and how many of them are in files that use no type of the user interface. Also, "
        + "how many roles of views the view model's types use",
      holdsIf: "all lines are in such files, and the view model uses no view",
      command: "workbench structure --pattern MVP --pattern MVVMC"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for (subject, name) in [(Subject.mvp, "Presenter"), (.mvvmC, "ViewModel")] {
        let role = try evidence.role(name, of: subject)
        figures.append(ClaimFigure("\(subject.rawValue) \(name)", "lines", role.lines))
        figures.append(
          ClaimFigure("\(subject.rawValue) \(name)", "lines free of UIKit", role.interfaceFreeLinesByDependency)
        )
      }
      let known = try evidence.role("ViewModel", of: .mvvmC).uses.filter(ViewRole.all.contains)
      return figures + [ClaimFigure("MVVMC ViewModel", "views that it uses", known.count)]
    } judge: { figures throws(MissingEvidence) in
      func isFree(_ role: String) throws(MissingEvidence) -> Bool {
        try figures[role, "lines"] == figures[role, "lines free of UIKit"]
      }
      return try .all([
        "MVP without UIKit": isFree("MVP Presenter"), "MVVM-C without UIKit": isFree("MVVMC ViewModel"),
        "MVVM-C without the view": figures["MVVMC ViewModel", "views that it uses"] == 0,
      ])
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

  /// The metric of claims about business logic: the types of the shared model with business rules that a role uses.
  static let modelRules = "business rules of the model"
  /// The same in words.
  static let ofBusiness = "types of the shared model that have business rules (NameDraft, UserDirectory)"

  /// The number of types with business rules that a role takes from the shared model.
  @MainActor static func rules(_ evidence: any Evidence, _ role: String, of subject: Subject) throws(MissingEvidence)
    -> ClaimFigure
  {
    let types = try evidence.structure(of: subject).types.filter { $0.role == role }
    let used = BusinessRules.types.intersection(types.flatMap(\.usesOfOthers))
    return ClaimFigure("\(subject.rawValue) \(role)", modelRules, used.count)
  }
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
