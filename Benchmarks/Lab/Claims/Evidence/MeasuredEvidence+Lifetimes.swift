internal import Conformance
package import Runs
internal import Suites

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

  package func fails(_ subject: Subject, rule: Int) throws(MissingEvidence) -> Bool {
    !(try failures(of: subject, rule: rule)).isEmpty
  }

  package func crashes(_ subject: Subject, rule: Int) throws(MissingEvidence) -> Bool {
    try failures(of: subject, rule: rule).contains { $0.hasPrefix(Symptom.death) }
  }

  private func failures(of subject: Subject, rule: Int) throws(MissingEvidence) -> [String] {
    let scenarios = ConformanceSuite.scenarios.filter { $0.rule == rule }
    return ConformanceGate(scenarios, program: program).check(try contender(subject)).compactMap(\.failure)
  }

  package func wirings() throws(MissingEvidence) -> WiringFindings {
    let wirings = lineup.compactMap(\.wiring)
    return try attempt { try WiringFindings(wirings) }
  }
}
