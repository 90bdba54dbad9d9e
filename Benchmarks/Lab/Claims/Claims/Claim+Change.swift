internal import ChangeCosts
internal import Command

/// Claims of the documents about changes and about reuse.
extension Claim {
  static let changeClaims = [
    Claim(
      "17a",
      [Passage("002", "replies of March 2017 on segues")],
      "If the flow changes, you should only have to swap two coordinators.",
      .app,
      measuring:
        "what two change requests touch in MVVM-C: split shows details in another place, and sign-in shows a screen "
        + "before the dashboard. The files of views and view models (for sign-in without the dashboard's own, "
        + "because it gets a new button); the coordinators that are edited; those that are added or removed. For "
        + "comparison: the lines that split costs in each of the six",
      holdsIf: "no view, no view model and no coordinator is edited. If only coordinators are, nothing is decided",
      command: "lab changes show split MVVM-C MVC"
    ) { evidence throws(MissingEvidence) in
      let (split, signIn) = (try evidence.change("split", in: .mvvmC), try evidence.change("sign-in", in: .mvvmC))
      let components = Component.allCases
      let inside = [
        split.files.filter { $0.isInside(components) },
        signIn.files.filter { $0.isInside(components.filter { $0 != .dashboard }) },
      ].joined()
      let coordinators = (split.files + signIn.files).filter { $0.role == "Coordinator" }
      var figures = [
        ClaimFigure(.mvvmC, "views and view models", inside.count),
        ClaimFigure(.mvvmC, "coordinators edited", coordinators.count { $0.kindName == "changed" }),
        ClaimFigure(.mvvmC, "coordinators added or removed", coordinators.count { $0.kindName != "changed" }),
      ]
      for subject in Subject.six {
        figures.append(ClaimFigure(subject, "lines for split", try evidence.change("split", in: subject).lines))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let (views, edited) = (try figures[.mvvmC, "views and view models"], try figures[.mvvmC, "coordinators edited"])
      if views > 0 { return .refuted }
      if edited == 0 { return .holds }
      return .undecided(
        "but for the dashboard's new button no view and no view model is edited; coordinators are, but both requests "
          + "bring more than another order of screens, so an edit cannot be told from a swap"
      )
    },
    Claim(
      "17b",
      [Passage("002", "replies of March 2017 on segues")],
      "If the flow changes, a view that prepares segues must change.",
      needs: "the requests split and sign-in, made in MVVMC.uncoordinated, whose views make the next view; they were "
        + "made in the six only"
    ),
    Claim(
      "23",
      [Passage("002", "replies of March 2017 on segues")],
      "A component shown by a coordinator can be moved to another app as it is. One that prepares segues cannot, "
        + "without the component that it leads to. (Here views that make the next view stand for segues.)",
      .construction("MVVM-C and MVVMC.uncoordinated are written in this way"),
      measuring: "how many other components the list's files know, by one of their types. What all components share is "
        + "not counted: it would move with the list",
      holdsIf: "with coordinators there are none, and there are some where a view makes the next view",
      command: "lab structure --pattern MVVMC --pattern MVVMC.uncoordinated --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in [Subject.mvvmC, .mvvm] {
        let structure = try evidence.structure(of: subject)
        let known = Component.allCases.filter { component in
          structure.files(naming: component.rawValue).contains { $0.component == Component.userList.rawValue }
        }
        figures.append(ClaimFigure(subject, "components that the list knows", known.count))
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
      "Classic MVC links view and model together, so they can be used less well elsewhere. (003 adds that views of "
        + "iOS apps are often used again all the same.)",
      .construction("the variant MVC.classic is written in this way"),
      measuring:
        "how many views there are, and how many of them know a type of the model or of the domain; how many models "
        + "there are, and how many of them know a view. MVP's views are counted for comparison. Reuse itself is not "
        + "measured",
      holdsIf: "never by these figures: they show the link, and not how well something can be used elsewhere. They "
        + "would refute it if not all views of classic MVC knew such a type, or one of MVP did",
      command: "lab structure --pattern MVC.classic --pattern MVP --format json"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in [Subject.classicMVC, .mvp] {
        let structure = try evidence.structure(of: subject)
        if structure.views.isEmpty { throw MissingEvidence("\(subject.rawValue) has no views") }
        figures.append(ClaimFigure(subject, "views", structure.views.count))
        figures.append(ClaimFigure(subject, "that know the model", structure.linkedViews))
        figures.append(ClaimFigure(subject, "models", structure.models.count))
        figures.append(ClaimFigure(subject, "that know a view", structure.linkedModels))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let (views, linked) = (try figures[.classicMVC, "views"], try figures[.classicMVC, "that know the model"])
      let passive = try figures[.mvp, "that know the model"] == 0
      return .onlyPremise(
        linked == views && passive ? .holds : .refuted,
        needs: "views and model are linked; needs another app or screen that uses one of them again"
      )
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
  /// The classes that draw.
  fileprivate var views: [TypeStructure] { types.filter { $0.role == "View" && $0.kind == .class } }
  /// The classes of the model's role.
  fileprivate var models: [TypeStructure] { types.filter { $0.role == "Model" && $0.kind == .class } }

  /// The number of views that know the model. Wording is not a model: all views may use it.
  fileprivate var linkedViews: Int {
    let models = Set(types.filter { $0.role == "Model" }.map(\.name))
    return views.count { view in
      !models.isDisjoint(with: view.uses)
        || view.usesOfOthers.contains { $0.hasPrefix("Users.") && $0 != "Users.Wording" }
    }
  }

  /// The number of models that know a view.
  fileprivate var linkedModels: Int {
    let views = Set(views.map(\.name))
    return models.count { !views.isDisjoint(with: $0.uses) }
  }
}
