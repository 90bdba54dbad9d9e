import Reports
import Testing

@Suite("A comparison with a baseline")
struct BaselineComparisonTests {
  @Test(
    "fails only where a change passes chance, noise and tolerance",
    arguments: [(1.2, 0.05, false), (1.2, 0.25, true), (1.005, 0.0, true), (1.0, 0.0, true), (0.8, 0.0, true)]
  )
  func regression(_ slowdown: Double, _ tolerance: Double, _ holds: Bool) async throws {
    let before = try await SampleDocument.make(ratio: 1.1)
    let after = try await SampleDocument.make(ratio: 1.1 * slowdown)
    #expect(BaselineComparison(before, after, tolerance: tolerance).holds == holds)
  }

  @Test("says nothing where a benchmark's noise is not known")
  func unknownNoise() async throws {
    let before = try await SampleDocument.make(ratio: 1)
    let after = try await SampleDocument.make(ratio: 1.5)
    let report = BaselineReport(BaselineComparison(before, after, tolerance: 0), name: "main", tolerance: 0)
    let lines = report.text(colors: false).split(separator: "\n")
    #expect(lines.contains { $0.contains("navigation/launch") && $0.hasSuffix("regressed") })
    #expect(lines.contains { $0.contains("navigation/deep-link") && $0.hasSuffix("no change shown") })
  }

  @Test("names in what the machines differ")
  func environment() async throws {
    let before = try await SampleDocument.make(ratio: 1, environment: ["processor": "Abacus"])
    let after = try await SampleDocument.make(ratio: 1)
    let differences = BaselineComparison(before, after, tolerance: 0).differences
    #expect(differences.count == 1 && differences.first?.contains("processor was Abacus") == true, "\(differences)")
  }
}
