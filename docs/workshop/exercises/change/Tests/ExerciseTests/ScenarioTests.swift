import Conformance
import MODULE
import REQUEST
import Testing

@Suite("The request", .serialized)
@MainActor struct RequestTests {
  @Test("is done", arguments: SCENARIOS)
  func request(_ scenario: Scenario) throws {
    try scenario.run(APP.self)
  }

  @Test(
    "leaves everything else as it is",
    arguments: ConformanceSuite.scenarios.filter { !contradicted.contains($0.id) }
  )
  func scenario(_ scenario: Scenario) throws {
    try scenario.run(BEGINNING.self)
  }
}

/// The specification's scenarios that the request contradicts.
private let contradicted: Set<String> = ["CONTRADICTED"]

// CONFORMANCE
