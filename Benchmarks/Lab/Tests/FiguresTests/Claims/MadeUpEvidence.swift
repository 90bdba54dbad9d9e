import ChangeCosts
import Claims
import Command
import Contenders
import Runs
import Suites
import Tracing
import UsersInterface

/// Evidence that is partly made up; the rest is missing.
@MainActor final class MadeUpEvidence: Evidence {
  private let structures: [Subject: PatternStructure]
  private let madeUpWirings: WiringFindings?
  private let madeUpTests: [Subject: TestFindings]

  init(
    structures: [Subject: PatternStructure] = [:],
    wirings: WiringFindings? = nil,
    tests: [Subject: TestFindings] = [:]
  ) {
    madeUpTests = tests
    self.structures = structures
    madeUpWirings = wirings
  }

  func structure(of subject: Subject) throws(MissingEvidence) -> PatternStructure { try present(structures[subject]) }
  func wirings() throws(MissingEvidence) -> WiringFindings { try present(madeUpWirings) }
  func architecture(of subject: Subject) throws(MissingEvidence) -> Architecture { try present(nil) }
  func population(of subject: Subject) throws(MissingEvidence) -> Population { try present(nil) }
  func lines(ofMechanism mechanism: String) throws(MissingEvidence) -> Int { try present(nil) }
  func bindings() throws(MissingEvidence) -> PatternStructure { try present(nil) }
  func fails(_ subject: Subject, rule: Int) throws(MissingEvidence) -> Bool { try present(nil) }
  func crashes(_ subject: Subject, rule: Int) throws(MissingEvidence) -> Bool { try present(nil) }
  func change(_ request: String, in subject: Subject) throws(MissingEvidence) -> ChangeCosts.Change { try present(nil) }
  func tests(of subject: Subject) throws(MissingEvidence) -> TestFindings { try present(madeUpTests[subject]) }
  func messages(of subject: Subject, in flow: TracedFlow) throws(MissingEvidence) -> [Message] { try present(nil) }
  func traffic(of subject: Subject, in update: Update) throws(MissingEvidence) -> Double { try present(nil) }

  func needs(ofMechanism mechanism: String) throws(MissingEvidence) -> (modules: Set<String>, files: Int) {
    try present(nil)
  }

  func alive(of subject: Subject, after departure: Departure) throws(MissingEvidence) -> [String: Int] {
    try present(nil)
  }

  func removalByIdentity(among children: Int, tagsIn store: TagStore) throws(MissingEvidence) -> Judgement {
    try present(nil)
  }

  func judgements(
    of subject: Subject,
    against reference: Subject,
    in updates: [Update],
    users: Int
  ) async throws(MissingEvidence) -> [Judgement] { try present(nil) }

  private func present<Value>(_ value: Value?) throws(MissingEvidence) -> Value {
    guard let value else { throw MissingEvidence("not made up") }
    return value
  }
}
