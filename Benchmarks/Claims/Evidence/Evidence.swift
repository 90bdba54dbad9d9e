package import Measure
package import Structure
package import Suites
package import Tracing

/// Where the figures for claims come from; contenders are named by their ids.
@MainActor package protocol Evidence: AnyObject {
  /// The architectures that are compared.
  var patterns: [Contender] { get }
  /// What a contender's module is made of.
  func structure(of contender: String) throws(MissingEvidence) -> PatternStructure
  /// How many objects of a contender's own are alive on its screens.
  func population(of contender: String) throws(MissingEvidence) -> Population
  /// How many of the objects that details bring with them are alive after the user has left them.
  func alive(of contender: String, after departure: Departure) throws(MissingEvidence) -> Int
  /// Whether a scenario of a rule ends the process that runs a contender.
  func endsProcess(_ contender: String, rule: Int) throws(MissingEvidence) -> Bool
  /// An architecture in all wirings of its numbered references.
  func wirings() throws(MissingEvidence) -> WiringFindings
  /// The calls between a contender's roles in a flow.
  func messages(of contender: String, in flow: String) throws(MissingEvidence) -> [Message]
  /// How many retains and releases a step of a benchmark takes.
  func traffic(of contender: String, in benchmark: String) throws(MissingEvidence) -> Double
  /// The time of one contender against another's in benchmarks, on a number of users.
  func judgements(
    of contender: String,
    against reference: String,
    in benchmarks: [String],
    users: Int
  ) async throws(MissingEvidence) -> [Judgement]
  /// The times of all ways to bind against one's, in a benchmark.
  func mechanismJudgements(
    against reference: String,
    in benchmark: String
  ) async throws(MissingEvidence) -> [Judgement]
  /// How many lines of code bind one property of the small screen in a way: those of its screen and its view model.
  func lines(ofMechanism mechanism: String) throws(MissingEvidence) -> Int
  /// The time in which a child coordinator is found by identity and removed, against by its tag, among a number of them.
  func removalByIdentity(among children: Int) throws(MissingEvidence) -> Judgement
}
