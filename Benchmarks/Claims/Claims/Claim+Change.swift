internal import ChangeCosts
internal import Structure

/// Claims of the documents about changes and about reuse.
extension Claim {
  static let changeClaims = [
    Claim(
      "17",
      [Passage("002", "replies of March 2017 on segues")],
      "If the flow changes, a view that prepares segues must change. With coordinators, only they are replaced.",
      .app,
      measuring:
        "how many files of components two change requests touch: split shows details in another place, and sign-in "
        + "shows a screen before the dashboard. Files of roles that show screens (coordinators, routers, view "
        + "presenters) are not counted. For sign-in, the dashboard's own files are not counted either, because it gets "
        + "a new button. MVC's and MVP's controllers take the place of views that prepare segues",
      holdsIf: "with coordinators (MVVM-C) there are none, and in MVC and in MVP there are some for split",
      command: "workbench changes show split MVVM-C MVC"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in Subject.six {
        let split = try evidence.change("split", in: subject).files.count { $0.isInside(Component.allCases) }
        let signIn = try evidence.change("sign-in", in: subject).files.count {
          $0.isInside([.userList, .userFinder, .userDetails])
        }
        figures += [Figure(subject, "for split", split), Figure(subject, "for sign-in", signIn)]
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let coordinated = try (figures[.mvvmC, "for split"], figures[.mvvmC, "for sign-in"])
      let others = try figures.values("for split", of: [.mvc, .mvp])
      return .all([
        "coordinators": coordinated == (0, 0), "controllers that show screens": others.allSatisfy { $0 > 0 },
      ])
    },
    Claim(
      "23",
      [Passage("002", "replies of March 2017 on segues")],
      "A component shown by a coordinator can be moved to another app as it is. One that prepares segues cannot.",
      .app,
      measuring: "how many other components the list's files know, by one of their types. What all components share is "
        + "not counted: it would move with the list",
      holdsIf: "with coordinators there are none, and there are some where a view makes the next view",
      command: "lab structure --pattern MVVMC --pattern MVVMC.uncoordinated --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in [Subject.mvvmC, .mvvm] {
        let structure = try evidence.structure(of: subject)
        let known = Component.allCases.filter { component in
          structure.files(naming: component.rawValue).contains { $0.component == Component.userList.rawValue }
        }
        figures.append(Figure(subject, "components that the list knows", known.count))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .all([
        "coordinators": figures[.mvvmC, "components that the list knows"] == 0,
        "views that make the next view": figures[.mvvm, "components that the list knows"] > 0,
      ])
    },
    Claim(
      "24",
      [Passage("003", "Model-View-Controller, classic version")],
      "Classic MVC ties a view to its model, so neither of them is as easy to use elsewhere.",
      .construction("the variant MVC.classic is written in this way"),
      measuring:
        "how many views there are, and how many of them know a type of the model or of the domain. MVP's views are "
        + "counted for comparison. Reuse itself is not measured",
      holdsIf: "all views of classic MVC know such a type, and no view of MVP does",
      command: "lab structure --pattern MVC.classic --pattern MVP --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [Figure] = []
      for subject in [Subject.classicMVC, .mvp] {
        let views = try evidence.structure(of: subject).views
        if views.all == 0 { throw MissingEvidence("\(subject.rawValue) has no views") }
        figures.append(Figure(subject, "views", views.all))
        figures.append(Figure(subject, "that know the model", views.linked))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let (views, linked) = (try figures[.classicMVC, "views"], try figures[.classicMVC, "that know the model"])
      let passive = try figures[.mvp, "that know the model"] == 0
      if linked == 0 { return .refuted }
      return .all(["classic MVC": linked == views, "classic MVC alone": passive])
    },
  ]
}

extension ChangedFile {
  /// Tells if the file belongs to one of some components and its role shows no screens.
  fileprivate func isInside(_ components: [Component]) -> Bool {
    let folder = path.split(separator: "/").dropFirst(2).first.map(String.init)
    return components.contains { $0.rawValue == folder } && !["Coordinator", "Router", "ViewPresenter"].contains(role)
  }
}

extension PatternStructure {
  /// The number of classes that draw, and of those that know the model. Wording is not a model: all views may use it.
  fileprivate var views: (all: Int, linked: Int) {
    let models = Set(types.filter { $0.role == "Model" }.map(\.name))
    let views = types.filter { $0.role == "View" && $0.kind == .class }
    let linked = views.filter { view in
      !models.isDisjoint(with: view.uses)
        || view.usesOfOthers.contains { $0.hasPrefix("Users.") && $0 != "Users.Wording" }
    }
    return (views.count, linked.count)
  }
}
