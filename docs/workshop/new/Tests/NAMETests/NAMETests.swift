import Conformance
import NAME
import Testing

/// Every scenario of the specification, a test case each; README.md leads through them in this order.
@Suite("NAME is the users app", .serialized)
@MainActor struct NAMETests {
  @Test("Lines 1 to 4: launch and load", arguments: scenarios(of: 1...4))
  func launch(_ scenario: Scenario) throws { try scenario.run(NAMEApp.self) }

  @Test("Lines 5 to 7: find", arguments: scenarios(of: 5...7))
  func find(_ scenario: Scenario) throws { try scenario.run(NAMEApp.self) }

  @Test("Lines 8 to 12: navigate", arguments: scenarios(of: 8...12))
  func navigate(_ scenario: Scenario) throws { try scenario.run(NAMEApp.self) }

  @Test("Lines 13 and 14: change", arguments: scenarios(of: 13...14))
  func change(_ scenario: Scenario) throws { try scenario.run(NAMEApp.self) }

  @Test("Lines 15 and on: lifetimes", arguments: scenarios(of: 15...99))
  func lifetimes(_ scenario: Scenario) throws { try scenario.run(NAMEApp.self) }

  private nonisolated static func scenarios(of lines: ClosedRange<Int>) -> [Scenario] {
    ConformanceSuite.scenarios.filter { lines.contains($0.rule) }
  }
}
