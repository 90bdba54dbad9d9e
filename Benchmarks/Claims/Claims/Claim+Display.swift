internal import Structure
internal import Tracing

/// Claims of 004 about VIP and VIP-VM.
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
      var figures: [Figure] = []
      for subject in [Subject.vip, .vipVM] {
        let messages = try evidence.messages(of: subject, in: .close)
        figures.append(Figure(subject, "messages", messages.count))
        for role in ["Interactor", "Presenter"] {
          figures.append(Figure(subject, "to \(role)", messages.count { $0.receiver.role == role }))
        }
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let vip = [try figures[.vip, "to Interactor"], try figures[.vip, "to Presenter"]]
      let vipVM = [try figures[.vipVM, "to Interactor"], try figures[.vipVM, "to Presenter"]]
      return .all(["VIP": vip.allSatisfy { $0 > 0 }, "VIP-VM": vipVM.allSatisfy { $0 == 0 }])
    },
    Claim(
      "14",
      [Passage("004", "How the View sees the ViewModel", isOurs: true)],
      "To display everything again takes longer than to show only what has changed.",
      .app,
      measuring: "for two updates of one value, with lists of two sizes: VIP-VM's time divided by MVP's",
      holdsIf: "VIP-VM is slower in both updates, with both sizes",
      command: "workbench run --filter rename --pattern MVP --pattern VIPVM --against MVP --users 100000"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for users in sizes {
        for judgement in try await evidence.judgements(of: .vipVM, against: .mvp, in: renames, users: users) {
          figures.append(Figure("VIPVM", "\(name(of: judgement)) with \(users) users", judgement))
        }
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let metrics = sizes.flatMap { users in renames.map { "\($0.name) with \(users) users" } }
      return .slower("one display()", try figures.ratios(of: "VIPVM", in: metrics), everywhere: true)
    },
    Claim(
      "31",
      [Passage("004", "Conclusion, 6")],
      "In VIP-VM the way to another screen is a straight line.",
      .app,
      measuring:
        "how many messages there are on the way from the tap to the coordinator, when details are opened and when they "
        + "are closed. Also how many of them go to a role that the same way has already passed",
      holdsIf: "VIP-VM's way passes no role twice, and VIP's way does",
      command: "workbench trace VIPVM open"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in [Subject.vip, .vipVM] {
        var passed: [[String]] = []
        for flow in [TracedFlow.open, .close] { passed.append(try wayToCoordinator(of: subject, in: flow, evidence)) }
        figures.append(Figure(subject, "messages on the way", passed.reduce(0) { $0 + $1.count }))
        figures.append(Figure(subject, "passed twice", passed.reduce(0) { $0 + $1.count - Set($1).count }))
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
      .app,
      measuring: "how many stored variables of the views hold values, and not objects",
      holdsIf: "VIP's views have some, and VIP-VM's views have none",
      command: "lab structure --pattern VIPVM.vip --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in [Subject.vip, .vipVM] {
        let views = try evidence.structure(of: subject).types.filter { ViewRole.all.contains($0.role) }
        if views.isEmpty { throw MissingEvidence("\(subject.rawValue) has no views") }
        figures.append(Figure(subject, "variables in views", views.reduce(0) { $0 + $1.state.count }))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .shown(
        figures[.vip, "variables in views"] > 0,
        control: figures[.vipVM, "variables in views"] == 0,
        otherwise: .depends(on: "what it is compared with: VIP-VM's views have such variables, too")
      )
    },
    Claim(
      "35",
      [Passage("004", "How the View sees the ViewModel"), Passage("004", "Conclusion, 5")],
      "One method is enough to update a view.",
      .construction("VIP-VM's views are written with one method, and pass all scenarios"),
      measuring: "to how many protocols of their own module the views conform, and how many methods the largest of "
        + "these protocols has",
      holdsIf: "no such protocol of VIP-VM has more than one method",
      command: "workbench structure --pattern VIPVM --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in [Subject.vipVM, .mvp, .viper, .fourV] {
        let contracts = try evidence.structure(of: subject).viewContracts
        if contracts.isEmpty { throw MissingEvidence("no view of \(subject.rawValue) conforms to a protocol") }
        let methods = contracts.map { $0.members.count { $0.kind == .method } }
        figures.append(Figure(subject, "protocols", contracts.count))
        figures.append(Figure(subject, "methods of the largest", methods.max() ?? 0))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try figures[.vipVM, "methods of the largest"] <= 1 ? .holds : .refuted
    },
  ]

  private static let renames = [Update.renameRow, .renameDetails]
  private static let sizes = [10, 100_000]

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

extension PatternStructure {
  /// The module's own protocols to which its views conform.
  fileprivate var viewContracts: [TypeStructure] {
    let names = Set(types.filter { ViewRole.all.contains($0.role) && $0.kind == .class }.flatMap(\.inherits))
    return types.filter { $0.kind == .protocol && names.contains($0.name) }
  }
}
