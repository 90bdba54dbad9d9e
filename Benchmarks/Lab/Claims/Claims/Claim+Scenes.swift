internal import Command
internal import UsersInterface

/// Claims of 004 about how the tasks of a scene are divided.
extension Claim {
  static let sceneClaims = [
    Claim(
      "48a",
      [Passage("004", "VIPER")],
      "VIPER's presenter can be coupled too much.",
      needs: "a measure of what is too much, which 004 does not name"
    ),
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
      var figures: [ClaimFigure] = []
      for subject in [Subject.vipVM, .vip, .viper] {
        figures.append(ClaimFigure(subject, "roles", try evidence.architecture(of: subject).roles.count))
        for role in ["ViewController", "Presenter"] {
          figures.append(ClaimFigure(subject, "lines of \(role)", try evidence.role(role, of: subject).lines))
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
