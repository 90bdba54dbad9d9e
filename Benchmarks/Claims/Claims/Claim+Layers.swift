internal import Suites
internal import Tracing
internal import UsersInterface

/// What the documents say of layers, and of what passes through them.
extension Claim {
  static let layerClaims = [
    Claim(
      5,
      ["002"],
      "VIPER has many layers.",
      measuring: "roles, objects alive with details open, and messages between roles when a row's info button is "
        + "tapped",
      holdsIf: "it has more of each than MVC, MVP and MVVM-C, which 002 compares it with",
      command: "workbench trace VIPER open"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for pattern in evidence.patterns {
        let messages = try evidence.messages(of: pattern.id, in: "open")
        figures.append(Figure(pattern.id, "roles", pattern.architecture.roles.count))
        figures.append(Figure(pattern.id, "objects", try evidence.population(of: pattern.id).detailsCount))
        figures.append(Figure(pattern.id, "messages", messages.count))
      }
      return figures
    } judge: { figures in
      func isMost(_ metric: String) -> Bool {
        ["MVC", "MVP", "MVVMC"].allSatisfy { figures["VIPER", metric] > figures[$0, metric] }
      }
      return .all(["roles": isMost("roles"), "objects": isMost("objects"), "messages": isMost("messages")])
    },
    Claim(
      13,
      ["004"],
      "In VIP a mere change of screen passes the whole cycle, in VIP-VM it does not.",
      measuring: "messages to each role when details are closed",
      holdsIf: "VIP's interactor and presenter get some and VIP-VM's get none",
      command: "workbench trace VIPVM.vip close"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for contender in ["VIPVM.vip", "VIPVM"] {
        let messages = try evidence.messages(of: contender, in: "close")
        figures.append(Figure(contender, "messages", messages.count))
        for role in ["Interactor", "Presenter"] {
          figures.append(Figure(contender, "to \(role)", messages.count { $0.receiver.role == role }))
        }
      }
      return figures
    } judge: { figures in
      .all([
        "VIP": figures["VIPVM.vip", "to Interactor"] > 0 && figures["VIPVM.vip", "to Presenter"] > 0,
        "VIP-VM": figures["VIPVM", "to Interactor"] + figures["VIPVM", "to Presenter"] == 0,
      ])
    },
  ]
}
