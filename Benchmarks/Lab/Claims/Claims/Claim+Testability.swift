internal import Command

/// Claims of the documents that a role is easy to test, or easier than another.
extension Claim {
  /// The criterion of all claims on what is easy to test.
  package static let easyToTest = """
    *Easy to test* means the same in all claims: tests that run without UIKit notice more than half of the small changes in
    a role's code. Of two, the one with the larger share is easier to test. The documents give UIKit as the reason; here
    HeadlessUIKit stands for it. How much work tests are is another question: 1b shows their lines.
    """

  static let testabilityClaims = [
    Claim(
      "18",
      [Passage("000", "View Model")],
      "Business logic that has moved into 4V's view model is easy to test, because nothing there depends on UIKit.",
      .app,
      measuring: "\(ofShare), for 4V's view models. Also how many of the two \(ofBusiness) they use",
      holdsIf: "the view models are easy to test. If they use the model's business rules, that logic has not moved "
        + "there, and nothing is decided",
      command: "lab mutants FourV"
    ) { evidence throws(MissingEvidence) in
      [try noticed(evidence, "ViewModel", of: .fourV), try rules(evidence, "ViewModel", of: .fourV)]
    } judge: { figures throws(MissingEvidence) in
      let isEasy = try isEasy("FourV ViewModel", figures)
      if try figures["FourV ViewModel", modelRules] == 0 { return isEasy ? .holds : .refuted }
      return .undecided(
        "the view model's own logic is \(isEasy ? "" : "not ")easy to test; business logic has not moved there: the shared "
          + "model has it, by construction"
      )
    },
    Claim(
      "19",
      [Passage("004", "Conclusion, 2")],
      "VIP-VM can be tested better, because what the view shows is in a layer of its own.",
      .app,
      measuring: "\(ofShare), for all code: of VIP-VM, and of VIP and VIPER, with which 004 compares it. Also for the "
        + "roles that have what the view shows in VIP-VM and in VIPER",
      holdsIf: "VIP-VM's share of all code is larger than VIP's and than VIPER's",
      command: "lab mutants VIPVM VIPER"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for (subject, role) in [(Subject.vipVM, "ViewModel"), (.viper, "Presenter")] {
        figures.append(ClaimFigure(subject, withoutUIKit, try evidence.tests(of: subject).shareWithoutUIKit))
        figures.append(try noticed(evidence, role, of: subject))
      }
      let vip = try? evidence.tests(of: .vip).shareWithoutUIKit
      return figures + [vip].compactMap(\.self).map { ClaimFigure(.vip, withoutUIKit, $0) }
    } judge: { figures throws(MissingEvidence) in
      let (own, viper) = (try figures[.vipVM, withoutUIKit], try figures[.viper, withoutUIKit])
      guard let vip = try? figures[.vip, withoutUIKit] else {
        throw MissingEvidence("needs role tests of VIP, and a record of what they notice: VIP's code was never mutated")
      }
      return .all(["VIP": own > vip, "VIPER": own > viper])
    },
    Claim(
      "36",
      [Passage("002", "Model-View-Presenter"), Passage("003", "Model-View-Presenter, advantages")],
      "MVP's presenter is very easy to test, because it has no reference to UIKit (002). In MVP, business logic is "
        + "easier to test (003).",
      .app,
      measuring: "\(ofShare), for MVP's presenters and MVC's controllers. Also how many of the two \(ofBusiness) they "
        + "use",
      holdsIf: "the presenters are easy to test, and easier than the controllers. If they use as many business rules "
        + "of the model as the controllers, 003's half is not decided",
      command: "lab mutants MVC MVP"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for (subject, role) in [(Subject.mvp, "Presenter"), (.mvc, "ViewController")] {
        figures += [try noticed(evidence, role, of: subject), try rules(evidence, role, of: subject)]
      }
      return figures
    } judge: { figures throws(MissingEvidence) in
      let (presenter, controller) = ("MVP Presenter", "MVC ViewController")
      let isEasier = try figures[presenter, withoutUIKit] > figures[controller, withoutUIKit]
      let isEasy = try isEasy(presenter, figures)
      let hasFewerRules = try figures[presenter, modelRules] < figures[controller, modelRules]
      guard isEasy && isEasier else { return .refuted }
      if hasFewerRules { return .holds }
      return .depends(
        on: "the document: true for the presenter (002); undecided for business logic (003), which the shared model "
          + "has in both, by construction"
      )
    },
    Claim(
      "37",
      [Passage("003", "Model-View-ViewModel, advantages")],
      "MVVM can be tested better, and views need not be considered. (The document does not say than what. Here it is "
        + "compared with MVC and MVP.)",
      .app,
      measuring: "\(ofShare), for all code of MVC and of MVVM-C. Also for MVP's presenters and MVVM-C's view models",
      holdsIf: "MVVM-C has a larger share than MVC, and its view models have a larger one than MVP's presenters. All "
        + "code against MVP's is not decided: MVVM without coordinators was never mutated",
      command: "lab mutants MVC MVP MVVMC"
    ) { evidence throws(MissingEvidence) in
      var figures: [ClaimFigure] = []
      for subject in [Subject.mvc, .mvvmC] {
        figures.append(ClaimFigure(subject, withoutUIKit, try evidence.tests(of: subject).shareWithoutUIKit))
      }
      return figures + [try noticed(evidence, "Presenter", of: .mvp), try noticed(evidence, "ViewModel", of: .mvvmC)]
    } judge: { figures throws(MissingEvidence) in
      let verdict = try ClaimVerdict.all([
        "all code against MVC": figures[.mvvmC, withoutUIKit] > figures[.mvc, withoutUIKit],
        "view models against MVP's presenters": figures["MVVMC ViewModel", withoutUIKit]
          > figures["MVP Presenter", withoutUIKit],
      ])
      guard verdict == .holds else { return verdict }
      return .depends(
        on: "what is compared: true against MVC, and for view models against MVP's presenters; undecided for all code "
          + "against MVP's, because MVVM without coordinators was never mutated"
      )
    },
  ]

  /// The metric of claims about tests that do not need UIKit.
  static let withoutUIKit = "noticed without UIKit %"
  /// The same in words.
  static let ofShare = "the share of small code changes that are noticed by tests that run without UIKit"

  /// Tells if a role is easy to test.
  static func isEasy(_ role: String, _ figures: Figures) throws(MissingEvidence) -> Bool {
    try figures[role, withoutUIKit] > 50
  }

  /// The share of the small changes in a role's code that are noticed by tests that run without UIKit.
  @MainActor static func noticed(_ evidence: any Evidence, _ role: String, of subject: Subject) throws(MissingEvidence)
    -> ClaimFigure
  {
    let share = try evidence.tests(of: subject).role(role).shareWithoutUIKit
    return ClaimFigure("\(subject.rawValue) \(role)", withoutUIKit, share)
  }
}
