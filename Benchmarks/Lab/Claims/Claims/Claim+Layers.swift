internal import Command
internal import Runs
internal import Tracing
internal import UsersInterface

/// Claims of the documents about layers, and about calls and data that pass through them.
extension Claim {
  static let layerClaims = [
    Claim(
      "5",
      [Passage("002", "Viper")],
      "VIPER has so many layers to manage that in most cases it may be more than is needed.",
      .app,
      measuring:
        "four numbers: roles in a component; objects of roles while details are open (objects for binding are not "
        + "counted); messages between roles when a row's info button is tapped; methods that only forward a call "
        + "(views are not counted)",
      holdsIf: "never by these figures. They would refute it if VIPER had the most of none among the four that 002 "
        + "compares. Whether more is too much, they do not say",
      command: "workbench trace VIPER open"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in Subject.six {
        let (architecture, structure) = (try evidence.architecture(of: subject), try evidence.structure(of: subject))
        let objects = try evidence.population(of: subject).details.roles.filter { architecture.roles.contains($0.name) }
        figures.append(ClaimFigure(subject, "roles", structure.rolesOfComponent))
        figures.append(ClaimFigure(subject, "objects of roles", objects.reduce(0) { $0 + $1.count }))
        figures.append(ClaimFigure(subject, "messages", try evidence.messages(of: subject, in: .open).count))
        figures.append(ClaimFigure(subject, "only forward", structure.forwardingMethods(in: architecture)))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let layers = try ClaimVerdict.all([
        "roles": figures.isMost("roles", .viper, among: Subject.in002),
        "objects": figures.isMost("objects of roles", .viper, among: Subject.in002),
        "messages": figures.isMost("messages", .viper, among: Subject.in002),
        "methods that only forward": figures.isMost("only forward", .viper, among: Subject.in002),
      ])
      return .onlyPremise(
        layers,
        needs: "of the four that 002 compares, VIPER has the most layers to manage; whether that is more than is "
          + "needed, apps of several sizes would show"
      )
    },
    Claim(
      "28",
      [Passage("000", "Should you read this article?")],
      "VIPER and MVVM-C have fewer layers than 4V.",
      .document,
      measuring: "how many roles a component has, and how many roles take part when a row's info button is tapped",
      holdsIf: "4V has more of both than VIPER and than MVVM-C",
      command: "workbench trace FourV open"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in layered {
        let parts = Set(try evidence.messages(of: subject, in: .open).map(\.receiver.role))
        figures.append(ClaimFigure(subject, "roles", try evidence.structure(of: subject).rolesOfComponent))
        figures.append(ClaimFigure(subject, "roles in a tap", parts.count))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .all([
        "all roles": figures.isMost("roles", .fourV, among: layered),
        "roles in a tap": figures.isMost("roles in a tap", .fourV, among: layered),
      ])
    },
    Claim(
      "30",
      [Passage("002", "Model-View-ViewModel")],
      "MVVM is very similar to MVP: the layers are nearly the same.",
      .app,
      measuring:
        "how many layers there are (a view and its controller are one layer, as in 002). Also how many messages pass "
        + "between roles in all recorded cases: details are opened, an id is typed, details are closed, a name is "
        + "edited and saved. MVVM is MVVMC.uncoordinated",
      holdsIf: "both have the same number of layers, and in each case their messages differ by at most one in ten",
      command: "workbench trace MVP rename"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in [Subject.mvp, .mvvm] {
        let roles = try evidence.architecture(of: subject).roles.map { ViewRole.all.contains($0) ? "View" : $0 }
        figures.append(ClaimFigure(subject, "layers", Set(roles).count))
        for flow in TracedFlow.allCases {
          let count = try evidence.messages(of: subject, in: flow).count
          figures.append(ClaimFigure(subject, "messages: \(flow.rawValue)", count))
        }
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .all([
        "layers": figures[.mvp, "layers"] == figures[.mvvm, "layers"],
        "opening": figures.areNear("messages: open", .mvp, .mvvm),
        "typing": figures.areNear("messages: find", .mvp, .mvvm),
        "closing": figures.areNear("messages: close", .mvp, .mvvm),
        "saving": figures.areNear("messages: rename", .mvp, .mvvm),
      ])
    },
  ]

  private static let layered: [Subject] = [.fourV, .viper, .mvvmC]
}

extension Figures {
  /// Tells if two numbers differ by at most a tenth of the larger one.
  fileprivate func areNear(_ metric: String, _ first: Subject, _ second: Subject) throws(MissingEvidence) -> Bool {
    let (one, other) = (try self[first, metric], try self[second, metric])
    return abs(one - other) * 10 <= max(one, other)
  }
}

extension PatternStructure {
  /// The classes of an architecture's roles.
  func classesOfRoles(in architecture: Architecture) -> [TypeStructure] {
    types.filter { $0.kind == .class && architecture.roles.contains($0.role) }
  }

  /// The number of methods that only forward a call. Views are not counted: one that forwards to a label draws.
  fileprivate func forwardingMethods(in architecture: Architecture) -> Int {
    classesOfRoles(in: architecture).filter { !ViewRole.all.contains($0.role) }
      .reduce(0) { $0 + $1.members.count { $0.onlyForwards } }
  }
}
