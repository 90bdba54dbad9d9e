import Command
import Runs
import Testing
import Texts

@testable import LabCommand

@Suite("A check of the harness")
struct HarnessCheckReportTests {
  private let comparison = Comparison(of: [[1], [1]], to: [[1], [1]])

  private func report(_ verdicts: [Verdict], floor: Double = 0.01) throws -> HarnessCheckReport {
    let comparison = try #require(comparison)
    let runs = verdicts.map {
      HarnessCheck.Run(verdict: $0, comparison: comparison, noiseFloor: floor, processes: 10)
    }
    return HarnessCheckReport(runs, contender: "MVC", benchmark: "binding/load", planted: nil, budget: 1, seed: 1)
  }

  @Test(
    "accepts one false verdict in a hundred runs, and none in fewer",
    arguments: [(20, 0), (20, 1), (100, 1), (100, 2)]
  )
  func falseVerdicts(_ runs: Int, _ wrong: Int) throws {
    let verdicts = [Verdict](repeating: .tie, count: runs - wrong) + [Verdict](repeating: .faster, count: wrong)
    #expect(try report(verdicts).holds == (wrong * 100 <= runs))
  }

  @Test("tells of a noise floor that is not known, and leaves it out of JSON")
  func unknownFloor() throws {
    let report = try report([.tie, .tie], floor: .infinity)
    #expect(report.text.contains("noise floor: not known"), "\(report.text)")
    #expect(try !JSONText.of(report).contains("medianNoiseFloor"))
  }
}
