/// A statement of the documents about architectures, with a rule that tests it.
package struct Claim: Sendable, Identifiable {
  /// A measurement. It returns figures, or throws an error that says why there are none.
  typealias Measuring = @MainActor @Sendable (any Evidence) async throws(MissingEvidence) -> [ClaimFigure]
  /// The rule that makes a verdict from figures. It throws if one that it needs is missing.
  typealias Rule = @Sendable (Figures) throws(MissingEvidence) -> ClaimVerdict

  /// The number of the claim, such as `11`. If a claim was divided, its parts have letters: `1a`.
  package let id: String
  /// The passages that state it.
  package let passages: [Passage]
  /// The statement of the documents, in our own words, with their condition.
  package let statement: String
  /// The range for which a verdict on it is valid.
  package let reach: Reach
  /// The measured quantities, in words.
  package let measuring: String
  /// The condition under which the claim holds.
  package let holdsIf: String
  /// The command that shows the same figures in more detail; `nil` if nothing measures it yet.
  package let command: String?
  private let measure: Measuring
  private let rule: Rule

  init(
    _ id: String,
    _ passages: [Passage],
    _ statement: String,
    _ reach: Reach,
    measuring: String,
    holdsIf: String,
    command: String,
    measure: @escaping Measuring,
    judge rule: @escaping Rule
  ) {
    self.id = id
    self.passages = passages
    self.statement = statement
    self.reach = reach
    self.measuring = measuring
    self.holdsIf = holdsIf
    self.command = command
    self.measure = measure
    self.rule = rule
  }

  /// A claim that nothing measures yet.
  ///
  /// - Parameter needs: the means that would measure it.
  init(_ id: String, _ passages: [Passage], _ statement: String, needs: String) {
    self.id = id
    self.passages = passages
    self.statement = statement
    reach = .app
    measuring = "nothing yet"
    holdsIf = "needs \(needs)"
    command = nil
    measure = { _ throws(MissingEvidence) in throw MissingEvidence("needs \(needs)") }
    rule = { _ throws(MissingEvidence) in throw MissingEvidence("needs \(needs)") }
  }

  /// All claims, by number.
  package static let all =
    (testingClaims + testabilityClaims + noticingClaims + sizeClaims + complexityClaims + projectClaims + layerClaims
    + sceneClaims + bindingClaims + libraryClaims + displayClaims + updateClaims + ownershipClaims + navigationClaims
    + routingClaims + changeClaims)
    .sorted { ($0.number, $0.id) < ($1.number, $1.id) }

  /// The claims that a word names: `11` names one, `1` names both `1a` and `1b`.
  package static func named(_ word: String) -> [Claim] {
    all.filter { $0.id == word || String($0.number) == word }
  }

  /// Returns the verdict on given figures. They need not have been measured.
  package func verdict(by figures: [ClaimFigure]) -> ClaimVerdict {
    do {
      return try rule(Figures(figures))
    } catch {
      return .undecided(error.reason)
    }
  }

  /// Measures, then judges only by the measured figures.
  @MainActor package func finding(from evidence: any Evidence) async -> ClaimFinding {
    do {
      let figures = try await measure(evidence)
      return ClaimFinding(claim: self, figures: figures, verdict: verdict(by: figures))
    } catch {
      return ClaimFinding(claim: self, figures: [], verdict: .undecided(error.reason))
    }
  }

  private var number: Int { Int(id.prefix { $0.isNumber }) ?? 0 }
}

/// A passage of a document that states a claim.
package struct Passage: Sendable, Hashable {
  /// The document, by its number.
  package let document: String
  /// The part of the document.
  package let section: String
  /// True if the question is ours: the document leads to it, but does not ask it.
  package let isOurs: Bool

  init(_ document: String, _ section: String, isOurs: Bool = false) {
    self.document = document
    self.section = section
    self.isOurs = isOurs
  }

  /// The passage for people.
  package var text: String { "\(isOurs ? "ours, on " : "")\(document) \(section)" }
}

/// The range for which a verdict on a claim is valid.
package enum Reach: Sendable, Hashable {
  /// The document speaks only of designs that it describes itself.
  case document
  /// The document speaks of all apps. One was measured.
  case app
  /// The document speaks of all screens. One small screen was measured.
  case screen
  /// A rule of this project makes the claim true. The measurement only checks that the rule is kept.
  case construction(String)
}

/// A claim, its measured figures, and the verdict on it.
package struct ClaimFinding: Sendable {
  /// The claim that was tested.
  package let claim: Claim
  /// The measured figures; empty if measuring was not possible.
  package let figures: [ClaimFigure]
  /// The verdict on the claim, by these figures.
  package let verdict: ClaimVerdict

  /// Creates a finding from its parts.
  package init(claim: Claim, figures: [ClaimFigure], verdict: ClaimVerdict) {
    self.claim = claim
    self.figures = figures
    self.verdict = verdict
  }

  /// The verdict as a sentence for people, with its range and its condition.
  package var sentence: String {
    switch verdict {
    case .holds, .refuted: verdict.word + reach + rule
    case .depends(let condition): "\(verdict.word)\(reach) on \(condition)\(rule)"
    case .undecided(let reason): "\(verdict.word): \(reason)"
    }
  }

  private var reach: String {
    switch claim.reach {
    case .document, .construction: ""
    case .app: " in this app"
    case .screen: " on one small screen"
    }
  }

  private var rule: String {
    if case .construction(let rule) = claim.reach { ", by construction: \(rule)" } else { "" }
  }
}
