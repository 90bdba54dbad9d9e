package import ChangeCosts
package import Measure
package import Structure
package import Suites
package import Tracing
package import UsersInterface

/// Where the figures for claims come from.
@MainActor package protocol Evidence: AnyObject {
  /// What a contender is called and made of.
  func architecture(of subject: Subject) throws(MissingEvidence) -> Architecture
  /// What a contender's module is made of.
  func structure(of subject: Subject) throws(MissingEvidence) -> PatternStructure
  /// How many objects of a contender's own are alive on its screens.
  func population(of subject: Subject) throws(MissingEvidence) -> Population
  /// How many of the objects that details bring with them are alive after the user has left them, by type.
  func alive(of subject: Subject, after departure: Departure) throws(MissingEvidence) -> [String: Int]
  /// Whether a scenario of a rule crashes a contender.
  func crashes(_ subject: Subject, rule: Int) throws(MissingEvidence) -> Bool
  /// An architecture in all wirings of its numbered references.
  func wirings() throws(MissingEvidence) -> WiringFindings
  /// What a change request changes in one of the six.
  func change(_ request: String, in subject: Subject) throws(MissingEvidence) -> ChangeCosts.Change
  /// How strong the tests of a contender's roles are, and what they need.
  func tests(of subject: Subject) throws(MissingEvidence) -> TestFindings
  /// The calls between a contender's roles in a flow.
  func messages(of subject: Subject, in flow: TracedFlow) throws(MissingEvidence) -> [Message]
  /// How many retains and releases a step of a benchmark takes.
  func traffic(of subject: Subject, in update: Update) throws(MissingEvidence) -> Double
  /// The time of one contender against another's in benchmarks, on a number of users.
  func judgements(
    of subject: Subject,
    against reference: Subject,
    in updates: [Update],
    users: Int
  ) async throws(MissingEvidence) -> [Judgement]
  /// How many lines of code all files have that a mechanism takes.
  func lines(ofMechanism mechanism: String) throws(MissingEvidence) -> Int
  /// What the small screens are made of that are bound in the ways that 002 describes.
  func bindings() throws(MissingEvidence) -> PatternStructure
  /// The time in which a child coordinator is found by identity and removed, against by its tag, among a number of them.
  func removalByIdentity(among children: Int, tagsIn store: TagStore) throws(MissingEvidence) -> Judgement
}

/// How a user leaves the details.
package enum Departure: Sendable, Hashable, CaseIterable {
  /// By their own button.
  case close
  /// By the system's back.
  case back
  /// The app is released and its window cleared.
  case end
}

/// What a claim needs could not be measured.
package struct MissingEvidence: Error, Sendable, Hashable {
  /// Why, and what to do about it, in one line.
  package let reason: String

  /// Notes why something could not be measured.
  package init(_ reason: String) {
    self.reason = reason
  }
}
