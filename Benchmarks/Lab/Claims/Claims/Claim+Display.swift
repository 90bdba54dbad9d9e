internal import Command
internal import Tracing

/// Claims of 004 about the cycle of VIP, and about what VIP-VM changes in it.
extension Claim {
  static let displayClaims = [
    Claim(
      "13",
      [Passage("004", "VIP"), Passage("004", "VIP-ViewModel")],
      "In VIP, even a change of screen alone passes through the whole cycle. In VIP-VM it does not.",
      .construction("VIP and VIP-VM are written in this way"),
      measuring: "how many messages there are when details are closed, and how many of them go to the interactor and "
        + "to the presenter",
      holdsIf: "VIP's interactor and its presenter get some, and VIP-VM's get none",
      command: "lab trace VIPVM.vip close"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in [Subject.vip, .vipVM] {
        let messages = try evidence.messages(of: subject, in: .close)
        figures.append(ClaimFigure(subject, "messages", messages.count))
        for role in ["Interactor", "Presenter"] {
          figures.append(ClaimFigure(subject, "to \(role)", messages.count { $0.receiver.role == role }))
        }
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let vip = [try figures[.vip, "to Interactor"], try figures[.vip, "to Presenter"]]
      let vipVM = [try figures[.vipVM, "to Interactor"], try figures[.vipVM, "to Presenter"]]
      return .all(["VIP": vip.allSatisfy { $0 > 0 }, "VIP-VM": vipVM.allSatisfy { $0 == 0 }])
    },
    Claim(
      "31",
      [Passage("004", "Conclusion, 6")],
      "In VIP-VM the way to another screen is a straight line.",
      .construction("VIP and VIP-VM are written in this way"),
      measuring:
        "how many messages there are on the way from the tap to the coordinator, when details are opened and when they "
        + "are closed. Also how many of them go to a role that the same way has already passed",
      holdsIf: "VIP-VM's way passes no role twice, and VIP's way does",
      command: "workbench trace VIPVM open"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in [Subject.vip, .vipVM] {
        var passed: [[String]] = []
        for flow in [TracedFlow.open, .close] { passed.append(try wayToCoordinator(of: subject, in: flow, evidence)) }
        figures.append(ClaimFigure(subject, "messages on the way", passed.reduce(0) { $0 + $1.count }))
        figures.append(ClaimFigure(subject, "passed twice", passed.reduce(0) { $0 + $1.count - Set($1).count }))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .shown(
        figures[.vipVM, "passed twice"] == 0,
        control: figures[.vip, "passed twice"] > 0,
        otherwise: .depends(on: "what it is compared with: VIP's way passes no role twice, either")
      )
    },
    Claim(
      "32",
      [Passage("004", "VIP")],
      "VIP's view, which should be simple, has to hold the data that it shows.",
      .construction("VIP and VIP-VM are written in this way"),
      measuring: "how many stored variables of the views hold values that they show (not objects, and not what a deep "
        + "link needs)",
      holdsIf: "VIP's views have some, and VIP-VM's views have none",
      command: "lab structure --pattern VIPVM.vip --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in [Subject.vip, .vipVM] {
        let views = try evidence.structure(of: subject).types.filter { ViewRole.all.contains($0.role) }
        if views.isEmpty { throw MissingEvidence("\(subject.rawValue) has no views") }
        figures.append(ClaimFigure(subject, "variables in views", views.reduce(0) { $0 + $1.shownState.count }))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .shown(
        figures[.vip, "variables in views"] > 0,
        control: figures[.vipVM, "variables in views"] == 0,
        otherwise: .depends(on: "what it is compared with: VIP-VM's views have such variables, too")
      )
    },
  ]

  /// The roles that get messages between the tap and the coordinator.
  @MainActor private static func wayToCoordinator(
    of subject: Subject,
    in flow: TracedFlow,
    _ evidence: any Evidence
  ) throws(MissingEvidence) -> [String] {
    let roles = try evidence.messages(of: subject, in: flow).map(\.receiver.role)
    guard let place = roles.firstIndex(of: "Coordinator") else {
      throw MissingEvidence("no message of \(subject.rawValue) goes to a coordinator in \(flow.rawValue)")
    }
    return Array(roles[..<place])
  }
}

extension TypeStructure {
  /// The stored variables with values that are shown: named beside the outlets, or where the table asks for its rows.
  fileprivate var shownState: [String] {
    state.filter { name in
      members.contains { member in
        member.statements.contains { $0.contains(name) && (member.name == "tableView" || $0.contains("outlets")) }
      }
    }
  }
}
