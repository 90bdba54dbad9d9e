internal import Conformance
internal import Flaws
package import Suites

extension MeasuredEvidence {
  package func population(of subject: Subject) throws(MissingEvidence) -> Population {
    let contender = try self.contender(subject)
    return try attempt { try RetentionRun(contender, users: users.directory).population() }
  }

  package func alive(of subject: Subject, after departure: Departure) throws(MissingEvidence) -> [String: Int] {
    let contender = try self.contender(subject)
    return try attempt {
      let session = AppSession(contender.app)
      defer { session.end() }
      try session.launch()
      let details = try session.openDetailsWatched(row: 0)
      switch departure {
      case .close: try session.details.tapClose()
      case .back: try session.details.tapBack()
      case .end: session.end()
      }
      session.settle()
      return details.aliveByType
    }
  }

  package func crashes(_ subject: Subject, rule: Int) throws(MissingEvidence) -> Bool {
    let scenarios = ConformanceSuite.scenarios.filter { $0.rule == rule }
    let results = ConformanceGate(scenarios, program: program).check(try contender(subject))
    return results.contains { $0.failure?.hasPrefix(Symptom.death) == true }
  }

  package func wirings() throws(MissingEvidence) -> WiringFindings {
    let wirings = lineup.compactMap(\.wiring)
    return try attempt { try WiringFindings(wirings) }
  }
}
