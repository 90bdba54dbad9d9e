internal import Command

/// Claims about the ways to update a view.
extension Claim {
  static let updateClaims = [
    Claim(
      "14",
      [Passage("004", "How the View sees the ViewModel", isOurs: true)],
      "To display everything again takes longer than to show only what has changed.",
      .app,
      measuring:
        "for two updates of one value, with lists of two sizes: the time of MVP.updateView, which has one method that "
        + "shows everything, divided by MVP's. Also that of FourV.updated, which has one method for the list, "
        + "divided by 4V's. (MVVM-C, VIPER and VIP-VM map all users at each change, which hides the difference. With "
        + "details open, a reload of the list waits until the list is on screen again, and one row does not)",
      holdsIf: "both are slower in both updates, with both sizes",
      command: "lab run --filter rename --pattern FourV --pattern FourV.updated --against FourV"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for users in sizes {
        for (subject, sibling) in again {
          for judgement in try await evidence.judgements(of: subject, against: sibling, in: renames, users: users) {
            figures.append(ClaimFigure(subject.rawValue, "\(name(of: judgement)) with \(users) users", judgement))
          }
        }
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let metrics = sizes.flatMap { users in renames.map { "\($0.name) with \(users) users" } }
      var ratios: [ClaimFigure] = []
      for (subject, _) in again { ratios += try figures.ratios(of: subject.rawValue, in: metrics) }
      return .slower("to display everything", ratios, everywhere: true)
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
      var figures: [ClaimFigure] = []
      for subject in [Subject.vipVM, .mvp, .viper, .fourV] {
        let contracts = try evidence.structure(of: subject).viewContracts
        if contracts.isEmpty { throw MissingEvidence("no view of \(subject.rawValue) conforms to a protocol") }
        let methods = contracts.map { $0.members.count { $0.kind == .method } }
        figures.append(ClaimFigure(subject, "protocols", contracts.count))
        figures.append(ClaimFigure(subject, "methods of the largest", methods.max() ?? 0))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try figures[.vipVM, "methods of the largest"] <= 1 ? .holds : .refuted
    },
    Claim(
      "46",
      [Passage("004", "How the View sees the ViewModel")],
      "What an error alert is made of must be updated when the state changes. Otherwise there are side effects.",
      .document,
      measuring: "whether VIP-VM fails scenarios on failures of loading: as it is, and without that update "
        + "(VIPVM.stale)",
      holdsIf: "it fails some without the update, and none with it",
      command: "lab check --pattern VIPVM.stale --filter 03"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in [Subject.vipVM, .staleAlert] {
        figures.append(ClaimFigure(subject, "fails", try evidence.fails(subject, rule: 3) ? 1 : 0))
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      try .shown(
        figures[.staleAlert, "fails"] > 0,
        control: figures[.vipVM, "fails"] == 0,
        otherwise: .undecided("VIP-VM fails with the update, too: there is another reason")
      )
    },
  ]

  /// The variants that display everything again, each with its sibling.
  private static let again = [(Subject.updateView, Subject.mvp), (.updated, .fourV)]
  private static let renames = [Update.renameRow, .renameDetails]
  private static let sizes = [10, 100_000]
}

extension PatternStructure {
  /// The module's own protocols to which its views conform.
  fileprivate var viewContracts: [TypeStructure] {
    let names = Set(types.filter { ViewRole.all.contains($0.role) && $0.kind == .class }.flatMap(\.inherits))
    return types.filter { $0.kind == .protocol && names.contains($0.name) }
  }
}
