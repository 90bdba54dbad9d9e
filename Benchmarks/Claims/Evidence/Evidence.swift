package import ChangeCosts
package import Measure
package import Structure
package import Suites
package import Tracing
package import UsersInterface

/// The source of the figures for claims.
@MainActor package protocol Evidence: AnyObject {
  /// The name and the roles of a contender.
  func architecture(of subject: Subject) throws(MissingEvidence) -> Architecture
  /// The structure of a contender's module.
  func structure(of subject: Subject) throws(MissingEvidence) -> PatternStructure
  /// The number of a contender's own objects that are alive on its screens.
  func population(of subject: Subject) throws(MissingEvidence) -> Population
  /// The number of objects of the details that are alive after the user has left them, by type.
  func alive(of subject: Subject, after departure: Departure) throws(MissingEvidence) -> [String: Int]
  /// Tells if a scenario of a rule crashes a contender.
  func crashes(_ subject: Subject, rule: Int) throws(MissingEvidence) -> Bool
  /// An architecture in all wirings of its numbered references.
  func wirings() throws(MissingEvidence) -> WiringFindings
  /// The change of one of the six for a change request.
  func change(_ request: String, in subject: Subject) throws(MissingEvidence) -> ChangeCosts.Change
  /// The strength of the tests of a contender's roles, and the share that needs UIKit.
  func tests(of subject: Subject) throws(MissingEvidence) -> TestFindings
  /// The calls between a contender's roles in a flow.
  func messages(of subject: Subject, in flow: TracedFlow) throws(MissingEvidence) -> [Message]
  /// The number of retains and releases of a step of a benchmark.
  func traffic(of subject: Subject, in update: Update) throws(MissingEvidence) -> Double
  /// The time of one contender against another's in benchmarks, on a number of users.
  func judgements(
    of subject: Subject,
    against reference: Subject,
    in updates: [Update],
    users: Int
  ) async throws(MissingEvidence) -> [Judgement]
  /// The number of lines of code of all files of a mechanism.
  func lines(ofMechanism mechanism: String) throws(MissingEvidence) -> Int
  /// The structure of the small screens that are bound in the ways that 002 describes.
  func bindings() throws(MissingEvidence) -> PatternStructure
  /// The time in which a child coordinator is found by identity and removed, against by its tag, among a number of them.
  func removalByIdentity(among children: Int, tagsIn store: TagStore) throws(MissingEvidence) -> Judgement
}

/// A way in which a user leaves the details.
package enum Departure: Sendable, Hashable, CaseIterable {
  /// By their own button.
  case close
  /// By the system's back.
  case back
  /// The app is released and its window cleared.
  case end
}

/// The failure to measure what a claim needs.
package struct MissingEvidence: Error, Sendable, Hashable {
  /// The reason, and what to do about it, in one line.
  package let reason: String

  /// Notes why something could not be measured.
  package init(_ reason: String) {
    self.reason = reason
  }
}
