internal import Structure
internal import UsersInterface

/// Claims of 004 about how the tasks of a scene are divided.
extension Claim {
  static let sceneClaims = [
    Claim(
      "48a",
      [Passage("004", "VIPER")],
      "VIPER's presenter can be coupled too much. (Here that means: more than either of the roles between which VIP-VM "
        + "divides its tasks.)",
      .app,
      measuring: "with how many types of other roles the types of a role are linked, because one uses the other: for "
        + "VIPER's presenters, and for VIP-VM's presenters and view models",
      holdsIf: "VIPER's presenters are linked with more types than either. If they are not, that does not refute what "
        + "can be elsewhere",
      command: "workbench structure --pattern VIPER --pattern VIPVM"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for (subject, name) in [(Subject.viper, "Presenter"), (.vipVM, "Presenter"), (.vipVM, "ViewModel")] {
        let role = try evidence.role(name, of: subject)
        figures.append(Figure("\(subject.rawValue) \(name)", "links", role.fanOut + role.fanIn))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let presenter = try figures["VIPER Presenter", "links"]
      let divided = [try figures["VIPVM Presenter", "links"], try figures["VIPVM ViewModel", "links"]]
      return .may(
        divided.allSatisfy { $0 < presenter },
        otherwise: "VIPER's presenters are not linked with the most types here; on larger screens they might be"
      )
    },
    Claim(
      "48b",
      [Passage("004", "Conclusion, 1")],
      "VIP-VM divides the tasks of a scene even more: it takes some from the view controller and from the presenter, "
        + "and gives them to a view model.",
      .app,
      measuring: "how many roles there are, router or coordinator included, and how many lines the view controllers "
        + "and the presenters have, in VIP-VM, in VIP and in VIPER",
      holdsIf: "VIP-VM has more roles than either of the other two, and fewer lines in view controllers and in "
        + "presenters",
      command: "lab structure --pattern VIPVM --pattern VIPVM.vip --pattern VIPER"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in [Subject.vipVM, .vip, .viper] {
        figures.append(Figure(subject, "roles", try evidence.architecture(of: subject).roles.count))
        for role in ["ViewController", "Presenter"] {
          figures.append(Figure(subject, "lines of \(role)", try evidence.role(role, of: subject).lines))
        }
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let roles = try figures[.vipVM, "roles"]
      let (controllers, presenters) = ("lines of ViewController", "lines of Presenter")
      return try .all([
        "roles against VIP": roles > figures[.vip, "roles"],
        "roles against VIPER": roles > figures[.viper, "roles"],
        "view controllers against VIP": figures[.vipVM, controllers] < figures[.vip, controllers],
        "view controllers against VIPER": figures[.vipVM, controllers] < figures[.viper, controllers],
        "presenters against VIP": figures[.vipVM, presenters] < figures[.vip, presenters],
        "presenters against VIPER": figures[.vipVM, presenters] < figures[.viper, presenters],
      ])
    },
  ]
}
