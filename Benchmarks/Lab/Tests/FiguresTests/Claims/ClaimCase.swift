import Claims
import Measure
import Runs
import Testing

/// Figures that support a claim, and figures that do not; of both exactly those that its rule needs.
struct ClaimCase: Sendable, CustomTestStringConvertible {
  let claim: String
  let supporting: [ClaimFigure]
  let failing: [ClaimFigure]
  /// The verdict on the figures that do not support the claim.
  let verdict: String
  /// The verdict on those that do: undecided if they cannot carry the claim's conclusion.
  let best: String
  var testDescription: String { "claim \(claim)" }

  init(
    _ claim: String,
    _ supporting: [ClaimFigure],
    _ verdict: String,
    _ failing: [ClaimFigure],
    best: String = "holds"
  ) {
    self.claim = claim
    self.supporting = supporting
    self.failing = failing
    self.verdict = verdict
    self.best = best
  }

  /// At least one case for each claim that something measures.
  static let all =
    testingCases + testabilityCases + noticingCases + sizeCases + projectCases + layerCases + sceneCases
    + bindingCases + libraryCases + displayCases + updateCases + ownershipCases + navigationCases + routingCases
    + changeCases
}

extension ClaimCase {
  /// Counts of one subject.
  static func counts(_ subject: String, _ values: KeyValuePairs<String, Int>) -> [ClaimFigure] {
    values.map { ClaimFigure(subject, $0.key, $0.value) }
  }

  /// One metric of several subjects.
  static func counts(_ metric: String, of values: KeyValuePairs<String, Int>) -> [ClaimFigure] {
    values.map { ClaimFigure($0.key, metric, $0.value) }
  }

  /// The same counts for all of the six but one.
  static func others(than subject: String, _ values: KeyValuePairs<String, Int>) -> [ClaimFigure] {
    ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"].filter { $0 != subject }.flatMap { counts($0, values) }
  }

  /// A ratio of times.
  static func times(
    _ subject: String,
    _ verdict: Verdict,
    _ metric: String,
    ratio: Double = 1,
    isDecidable: Bool = true
  ) -> ClaimFigure {
    ClaimFigure(subject, metric, ratio: ratio, Interval(lower: ratio, upper: ratio), verdict, isDecidable: isDecidable)
  }
}
