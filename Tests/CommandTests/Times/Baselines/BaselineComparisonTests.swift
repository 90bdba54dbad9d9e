import Command
import CommandFixtures
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
    #expect(try BaselineComparison(before, after, tolerance: tolerance).holds == holds)
  }

  @Test("shows no change if a benchmark's noise is not known")
  func unknownNoise() async throws {
    let known = ["noiseFloor": ["navigation/launch": 0.01]]
    let before = try await SampleDocument.make(ratio: 1, method: known)
    let after = try await SampleDocument.make(ratio: 1.5, method: known)
    let lines = try lines(before, after)
    #expect(lines.contains { $0.contains("navigation/launch") && $0.hasSuffix("regressed") })
    #expect(lines.contains { $0.contains("navigation/deep-link") && $0.hasSuffix("no change shown") })
  }

  @Test("names the differences between the machines")
  func environment() async throws {
    let before = try await SampleDocument.make(ratio: 1, environment: ["processor": "Abacus"])
    let after = try await SampleDocument.make(ratio: 1)
    let differences = try BaselineComparison(before, after, tolerance: 0).differences
    #expect(differences.count == 1 && differences.first?.contains("processor was Abacus") == true, "\(differences)")
  }

  @Test("is refused if the ratios are to another reference")
  func otherReference() async throws {
    let before = try await SampleDocument.make(ratio: 1)
    let after = try await SampleDocument.make(ratio: 1, method: ["reference": "MVC"])
    let failure = #expect(throws: BaselineFailure.self) { try BaselineComparison(before, after, tolerance: 0) }
    #expect(failure?.text.contains("the baseline's are to Floor, this run's to MVC") == true)
  }

  @Test("does not hold if nothing could be compared, and names the reasons")
  func nothingCompared() async throws {
    let before = try await SampleDocument.make(ratio: 1)
    let after = try await SampleDocument.make(ratio: 1) { [$0.merging(["size": 1_000]) { $1 }] }
    #expect(try !BaselineComparison(before, after, tolerance: 0).holds)
    let lines = try lines(before, after)
    #expect(lines.contains("no time could be compared"), "\(lines)")
    #expect(lines.contains("MVC navigation/launch on 1000: it or its reference is not in the baseline"), "\(lines)")
    #expect(lines.contains("MVC navigation/launch on 10: in the baseline only"), "\(lines)")
  }

  @Test("includes variants of the reference's pattern")
  func variants() async throws {
    let variant: SampleDocument.Entry = ["pattern": "Floor", "variant": "slow"]
    let change = { (entry: SampleDocument.Entry) in
      [entry["pattern"] as? String == "Floor" ? entry : entry.merging(variant) { $1 }]
    }
    let before = try await SampleDocument.make(ratio: 1, change: change)
    let after = try await SampleDocument.make(ratio: 1.2, change: change)
    let lines = try lines(before, after)
    #expect(lines.contains { $0.hasPrefix("Floor.slow") && $0.hasSuffix("regressed") }, "\(lines)")
  }

  @Test("takes mechanisms' ratios to their own reference")
  func mechanisms() async throws {
    let method: [String: Any] = ["mechanismReference": "Assignment", "noiseFloor": ["mechanisms/launch": 0.01]]
    let change = { (entry: SampleDocument.Entry) in
      let name = entry["pattern"] as? String == "Floor" ? "Assignment" : "MulticastClosures"
      return [entry.merging(["pattern": name, "suite": "mechanisms"]) { $1 }]
    }
    let before = try await SampleDocument.make(ratio: 1, method: method, change: change)
    let after = try await SampleDocument.make(ratio: 1.2, method: method, change: change)
    let lines = try lines(before, after)
    #expect(lines.contains { $0.hasPrefix("MulticastClosures") && $0.hasSuffix("regressed") }, "\(lines)")
  }

  @Test("holds exact counts against each other, and no others", arguments: [true, false])
  func counts(isExact: Bool) async throws {
    func document(_ count: Int) async throws -> RunDocument {
      try await SampleDocument.make(ratio: 1) { entry in
        guard entry["metric"] as? String == "time" else { return [] }
        var counted = entry.merging(["metric": "tries", "median": count, "ci95": [count, count]]) { $1 }
        if !isExact { counted["ci95"] = nil }
        return [entry, counted]
      }
    }
    let (before, after) = (try await document(12), try await document(13))
    #expect(try BaselineComparison(before, after, tolerance: 0).holds != isExact)
    let line = "MVC navigation/launch: tries 12 then, 13 now"
    #expect(try lines(before, after).contains(line) == isExact)
  }

  private func lines(_ before: RunDocument, _ after: RunDocument) throws -> [String] {
    let comparison = try BaselineComparison(before, after, tolerance: 0)
    let report = BaselineReport(comparison, name: "main", tolerance: 0)
    return report.text(.endless).split(separator: "\n").map(String.init)
  }
}
