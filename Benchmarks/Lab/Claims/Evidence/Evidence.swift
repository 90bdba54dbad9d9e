package import ChangeCosts
package import Command
package import Runs
package import Tracing
package import UsersInterface

/// The source of the figures for claims.
@MainActor package protocol Evidence: AnyObject {
  /// Returns a contender's name and structure.
  func architecture(of subject: Subject) throws(MissingEvidence) -> Architecture
  /// Returns the structure of a contender's module.
  func structure(of subject: Subject) throws(MissingEvidence) -> PatternStructure
  /// Returns the number of a contender's own objects that are alive on its screens.
  func population(of subject: Subject) throws(MissingEvidence) -> Population
  /// Returns, by type, the number of objects created for the details that are alive after the user has left them.
  func alive(of subject: Subject, after departure: Departure) throws(MissingEvidence) -> [String: Int]
  /// Tells if a contender fails a scenario of a rule.
  func fails(_ subject: Subject, rule: Int) throws(MissingEvidence) -> Bool
  /// Tells if a scenario of a rule crashes a contender.
  func crashes(_ subject: Subject, rule: Int) throws(MissingEvidence) -> Bool
  /// Returns the findings on an architecture in all wirings of its numbered references.
  func wirings() throws(MissingEvidence) -> WiringFindings
  /// Returns the change of one of the six for a change request.
  func change(_ request: String, in subject: Subject) throws(MissingEvidence) -> ChangeCosts.Change
  /// Returns the strength of the tests of a contender's roles, and their needs.
  func tests(of subject: Subject) throws(MissingEvidence) -> TestFindings
  /// Returns the calls between a contender's roles in a flow.
  func messages(of subject: Subject, in flow: TracedFlow) throws(MissingEvidence) -> [Message]
  /// Returns the number of retains and releases in a step of a benchmark.
  func traffic(of subject: Subject, in update: Update) throws(MissingEvidence) -> Double
  /// Returns the time of one contender relative to another's in benchmarks, with a number of users.
  func judgements(
    of subject: Subject,
    against reference: Subject,
    in updates: [Update],
    users: Int
  ) async throws(MissingEvidence) -> [Judgement]
  /// Returns the number of lines of code in all files of a mechanism.
  func lines(ofMechanism mechanism: String) throws(MissingEvidence) -> Int
  /// Returns the modules that a mechanism imports, and the number of files that it has beside screen and view model.
  func needs(ofMechanism mechanism: String) throws(MissingEvidence) -> (modules: Set<String>, files: Int)
  /// Returns the structure of the small screens that are bound in the ways that 002 describes.
  func bindings() throws(MissingEvidence) -> PatternStructure
  /// Returns the time to find a child coordinator by identity and remove it, relative to finding it by its tag.
  func removalByIdentity(among children: Int, tagsIn store: TagStore) throws(MissingEvidence) -> Judgement
}

/// The way in which a user leaves the details.
package enum Departure: Sendable, Hashable, CaseIterable {
  /// The details' own button.
  case close
  /// The system's way back.
  case back
  /// The app is released and its window cleared.
  case end
}

/// An error: a claim needs something that could not be measured.
package struct MissingEvidence: Error, Sendable, Hashable {
  /// The reason and what to do about it, in one line.
  package let reason: String

  /// Creates an error from its reason.
  package init(_ reason: String) {
    self.reason = reason
  }
}
