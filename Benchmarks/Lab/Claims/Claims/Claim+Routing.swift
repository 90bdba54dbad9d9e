internal import ChangeCosts
internal import Command

/// Claims of the documents about the roles that create views, show them and decide where to go.
extension Claim {
  static let routingClaims = [
    Claim(
      "9",
      [Passage("000", "Introduction"), Passage("000", "Problems of MVVM-C")],
      "A coordinator has three duties: it creates a component's layers, shows its view and decides where to go. 4V "
        + "splits them.",
      .document,
      measuring:
        "which of the three duties each role has: \(Duty.measured). To remove a view from the screen counts as "
        + "showing, too",
      holdsIf: "MVVM-C's coordinator has all three, and no role of 4V has more than one",
      command: "workbench structure --pattern MVVMC --pattern FourV"
    ) { evidence throws(MissingEvidence) in
      var figures = try Duty.figures(of: "Coordinator", in: .mvvmC, evidence)
      for role in try evidence.structure(of: .fourV).roles {
        figures += try Duty.figures(of: role.name, in: .fourV, evidence)
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let roles = figures.subjects.filter { $0.hasPrefix("FourV ") }
      if roles.isEmpty { throw MissingEvidence("needs the duties of FourV's roles") }
      var isSplit = true
      for role in roles where try Duty.count(of: role, figures) > 1 { isSplit = false }
      let coordinator = try Duty.count(of: "MVVMC Coordinator", figures)
      return .all(["MVVM-C's coordinator": coordinator == Duty.allCases.count, "4V's split": isSplit])
    },
    Claim(
      "29a",
      [Passage("003", "VIPER, Router")],
      "VIPER's router is similar to MVVM-C's coordinator.",
      .app,
      measuring: "which of three duties each of the two has: \(Duty.measured). 003 says, too, that the router does "
        + "not know where to go",
      holdsIf: "they are similar, which means that they agree on two duties at least",
      command: "workbench structure --pattern MVVMC --pattern VIPER"
    ) { evidence throws(MissingEvidence) in
      try Duty.figures(of: "Coordinator", in: .mvvmC, evidence) + Duty.figures(of: "Router", in: .viper, evidence)
    } judge: { figures throws(MissingEvidence) in
      var shared = 0
      for duty in Duty.allCases
      where try figures["MVVMC Coordinator", duty.rawValue] == figures["VIPER Router", duty.rawValue] {
        shared += 1
      }
      return shared >= 2 ? .holds : .refuted
    },
    Claim(
      "29b",
      [Passage("000", "Problems of VIPER")],
      "In VIPER's wireframe there is the same problem of three duties as in the coordinator.",
      needs: "the wireframe that 000 prints, which is another project's; the router here is 003's, which does not "
        + "decide where to go"
    ),
    Claim(
      "49",
      [Passage("000", "a reply of September 2017 on components of one screen")],
      "Components of one screen can talk to each other through the router, by the navigation delegate.",
      .construction("in 4V the change request selection was made in this way"),
      measuring: "how many files of the router the request selection touches in 4V: the finder shows a user whose row "
        + "is tapped in the list. Also all files that it touches",
      holdsIf: "it touches a file of the router",
      command: "lab changes show selection FourV"
    ) { evidence throws(MissingEvidence) in
      let files = try evidence.change("selection", in: .fourV).files
      return [
        ClaimFigure(.fourV, "files of the router", files.count { $0.role == "Router" }),
        ClaimFigure(.fourV, "files", files.count),
      ]
    } judge: { figures throws(MissingEvidence) in
      try figures[.fourV, "files of the router"] > 0 ? .holds : .refuted
    },
    Claim(
      "50",
      [Passage("000", "View Presenter")],
      "In 4V, a view presenter's present() is the right place for transitions that are out of the ordinary.",
      needs: "a change request for a transition between two screens, made in all six"
    ),
    Claim(
      "51",
      [Passage("002", "The Pick: MVVM-C")],
      "What MVVM lacks most is that routing is managed. The coordinator is the layer for it.",
      .construction("MVVMC.uncoordinated and MVVM-C are written in this way"),
      measuring: "which roles decide where to go (see duties, claim 9): in MVVM, which is MVVMC.uncoordinated, and in "
        + "MVVM-C",
      holdsIf: "in MVVM only view controllers decide, and in MVVM-C only coordinators do. That nothing else is lacking "
        + "more is not measured",
      command: "lab structure --pattern MVVMC.uncoordinated --pattern MVVMC"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for (subject, own) in [(Subject.mvvm, "ViewController"), (.mvvmC, "Coordinator")] {
        let deciding = try evidence.structure(of: subject).decidingRoles
        figures.append(ClaimFigure(subject, own, deciding.contains(own) ? 1 : 0))
        figures.append(ClaimFigure(subject, "other roles", deciding.count { $0 != own }))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let isMVVM = try isAlone("ViewController", in: .mvvm, figures)
      let isMVVMC = try isAlone("Coordinator", in: .mvvmC, figures)
      guard isMVVM && isMVVMC else { return .refuted }
      return .depends(
        on: "what is meant: true for the layer that decides; undecided for what MVVM lacks most, because no other lack "
          + "was measured"
      )
    },
  ]

  /// Tells if a role decides where to go, and no other role of the contender does.
  private static func isAlone(
    _ role: String,
    in subject: Subject,
    _ figures: Figures
  ) throws(MissingEvidence) -> Bool {
    let (own, others) = (try figures[subject, role], try figures[subject, "other roles"])
    return own > 0 && others == 0
  }
}

/// A duty of a role, as 000 counts them.
enum Duty: String, CaseIterable {
  /// Creates views, with the objects that belong to them.
  case creates
  /// Puts views on screen or takes them off.
  case shows
  /// Decides where to go.
  case decides

  /// The measured quantity, in words.
  static let measured =
    "it creates views, it shows them, it decides where to go (it gives orders to a role that shows, or shows and gets "
    + "none; a delegate that is told what happened gets no order)"

  /// A role's duties, 1 for each that it has.
  @MainActor static func figures(
    of name: String,
    in subject: Subject,
    _ evidence: any Evidence
  ) throws(MissingEvidence) -> [ClaimFigure] {
    let (role, structure) = (try evidence.role(name, of: subject), try evidence.structure(of: subject))
    return allCases.map {
      ClaimFigure("\(subject.rawValue) \(name)", $0.rawValue, $0.isDone(by: role, in: structure) ? 1 : 0)
    }
  }

  /// The number of duties that a role has.
  static func count(of role: String, _ figures: Figures) throws(MissingEvidence) -> Int {
    var count = 0.0
    for duty in allCases { count += try figures[role, duty.rawValue] }
    return Int(count)
  }

  private func isDone(by role: RoleStructure, in structure: PatternStructure) -> Bool {
    switch self {
    case .creates: !ViewRole.all.isDisjoint(with: role.duties.creates)
    case .shows: role.duties.isShower
    case .decides: structure.decidingRoles.contains(role.name)
    }
  }
}
