import Conformance
public import Runs
import Suites

/// Proves that every app with a request's change does what the request asks; a failure names the app that does not.
public struct RequestProof {
  /// A check that does not hold, in one line or several.
  public nonisolated struct Failure: Error, CustomStringConvertible {
    /// The check, and the reason.
    public let description: String
  }

  /// The request.
  public let request: ProvenRequest

  /// Prepares the proof of a request.
  public init(_ request: ProvenRequest) {
    self.request = request
  }

  /// Runs the request's scenarios, and those of the specification that still hold, on all six.
  public func checkScenarios() throws {
    for contender in request.contenders {
      let results =
        ConformanceGate(request.scenarios).check(contender)
        + ConformanceGate(request.remaining).check(Contender(request.beginning(contender.app)))
      for result in results {
        if let failure = result.failure {
          throw Failure(description: "\(contender.id): \(result.scenario.title): \(failure)")
        }
      }
    }
  }

  /// Runs every scenario that the request is said to contradict on all: each has to fail.
  public func checkContradicted() throws {
    let scenarios = ConformanceSuite.scenarios.filter { request.contradicted.contains($0.id) }
    guard scenarios.count == request.contradicted.count else {
      throw Failure(description: "\(request.name): contradicts a scenario that there is not")
    }
    for contender in request.contenders {
      for result in ConformanceGate(scenarios).check(Contender(request.beginning(contender.app))) where result.passed {
        throw Failure(description: "\(contender.id): \(result.scenario.id) is said to be contradicted, but holds")
      }
    }
  }

  /// Runs the faulty apps: each has to fail for its reason, and every scenario of the request has to fail at least one.
  public func checkFaults() throws {
    var detecting: Set<String> = []
    for fault in request.faults {
      let results = ConformanceGate(request.scenarios).check(Contender(fault.app))
      for (title, words) in fault.reasons {
        guard let result = results.first(where: { $0.scenario.title == title }) else {
          throw Failure(description: "\(fault.app): there is no scenario \"\(title)\"")
        }
        guard let message = result.message, message.contains(words) else {
          throw Failure(description: "\(fault.app): \(title): \(result.message ?? "passed"), should say: \(words)")
        }
        detecting.insert(title)
      }
    }
    if let passed = request.scenarios.first(where: { !detecting.contains($0.title) }) {
      throw Failure(description: "\(request.name): no faulty app fails \"\(passed.title)\"")
    }
  }

  /// Does the same random actions with all: they have to show the same and to leave nothing behind.
  public func walk(actions: Int, progress: (Walk.Summary) -> Void) throws {
    let walk = Walk(request.contenders, gestures: request.gestures)
    if let difference = walk.run(actions: actions, seed: 1, progress: progress).difference {
      let who = "\(difference.contender) differs from \(difference.reference)"
      throw Failure(description: "\(who):\n\(difference.explanation)\n\(difference.scenario)")
    }
  }
}
