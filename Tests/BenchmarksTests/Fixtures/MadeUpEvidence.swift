import Claims
import Lineup
import Measure
import Structure
import Suites
import Tracing

/// Evidence of which a part is made up; nothing else can be had.
@MainActor final class MadeUpEvidence: Evidence {
  var patterns: [Contender] { Lineup.patterns.filter { structures[$0.id] != nil } }
  private let structures: [String: PatternStructure]
  private let madeUpWirings: WiringFindings?

  init(structures: [String: PatternStructure] = [:], wirings: WiringFindings? = nil) {
    self.structures = structures
    madeUpWirings = wirings
  }

  func structure(of contender: String) throws(MissingEvidence) -> PatternStructure {
    try present(structures[contender])
  }
  func wirings() throws(MissingEvidence) -> WiringFindings { try present(madeUpWirings) }
  func population(of contender: String) throws(MissingEvidence) -> Population { try present(nil) }
  func alive(of contender: String, after departure: Departure) throws(MissingEvidence) -> Int { try present(nil) }
  func endsProcess(_ contender: String, rule: Int) throws(MissingEvidence) -> Bool { try present(nil) }
  func messages(of contender: String, in flow: String) throws(MissingEvidence) -> [Message] { try present(nil) }
  func traffic(of contender: String, in benchmark: String) throws(MissingEvidence) -> Double { try present(nil) }
  func lines(ofMechanism mechanism: String) throws(MissingEvidence) -> Int { try present(nil) }
  func removalByIdentity(among children: Int) throws(MissingEvidence) -> Judgement { try present(nil) }

  func judgements(
    of contender: String,
    against reference: String,
    in benchmarks: [String],
    users: Int
  ) async throws(MissingEvidence) -> [Judgement] { try present(nil) }

  func mechanismJudgements(
    against reference: String,
    in benchmark: String
  ) async throws(MissingEvidence) -> [Judgement] { try present(nil) }

  private func present<Value>(_ value: Value?) throws(MissingEvidence) -> Value {
    guard let value else { throw MissingEvidence("not made up") }
    return value
  }
}
