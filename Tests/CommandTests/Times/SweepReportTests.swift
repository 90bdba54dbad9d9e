import Command
import Contenders
import Foundation
import Instruments
import Mechanisms
import Runs
import Suites
import Testing

@Suite("A sweep")
struct SweepReportTests {
  private static let sizes = [10, 1_000, 10_000, 100_000]

  @Test("says that it took longer than its budget, as sizes need their least", arguments: [(127, true), (61, false)])
  func budget(_ seconds: Double, _ isSaid: Bool) {
    let report = SweepReport([], SweepCounts(), seed: 1, budget: 60, seconds: seconds)
    #expect(report.text(Layout(width: 100)).contains("127 s, longer than the budget of 60") == isSaid)
  }

  @Test("shows what is fixed and what grows, and no exponent beside it")
  func line() throws {
    let rows = try rows(in: report { 12_000 + 250 * $0 })
    #expect(rows == ["MVC 14.5 µs 262 µs 2.51 ms 25.0 ms 12 µs 250 µs 0 %"])
    let entry = try entry(of: report { 12_000 + 250 * $0 })
    let fit = try #require(entry["fit"] as? [String: Any])
    #expect(fit["describes"] as? Bool == true && entry["exponent"] == nil)
    #expect(abs(try #require(fit["fixed"] as? Double) - 12_000) < 1e-3)
    #expect(abs(try #require(fit["perThousand"] as? Double) - 250_000) < 1e-3)
  }

  @Test("says what no line describes, with an exponent if this is told well enough")
  func power() throws {
    let square = try rows(in: report { $0 * $0 * 100 })
    #expect(square == ["MVC 10.0 µs 100 ms 10.0 s 1000 s not a + b·n 100 % 2.00 ± 0.00"])
    let bent = try report { $0 < 1_000 ? 10_000 : 10_000_000 }
    #expect(try rows(in: bent).first?.hasSuffix("not a + b·n 99 %") == true)
    for (report, exponent) in [(try report { $0 * $0 }, 2.0), (bent, nil)] {
      let entry = try entry(of: report)
      let fit = try #require(entry["fit"] as? [String: Any])
      #expect(fit["describes"] as? Bool == false && fit["fixed"] == nil && fit["perThousand"] == nil)
      #expect((entry["exponent"] as? Double).map { ($0 * 1e6).rounded() / 1e6 } == exponent)
      #expect((entry["exponentCI95"] != nil) == (exponent != nil))
    }
    // Three sizes are too few for an exponent.
    let three = try rows(in: report(at: [10, 1_000, 100_000]) { $0 * $0 * 100 })
    #expect(three == ["MVC 10.0 µs 100 ms 1000 s not a + b·n 100 %"])
  }

  @Test("of two sizes has a line that is not tested, and of one none")
  func few() throws {
    let two = try rows(in: report(at: [10, 1_000]) { 990 + $0 })
    #expect(two == ["MVC 1.00 µs 1.99 µs 1.0 µs 1.0 µs"])
    #expect(try rows(in: report(at: [10]) { $0 * 100 }) == ["MVC 1.00 µs"])
    #expect(try entry(of: report(at: [10]) { $0 })["fit"] == nil)
  }

  @Test("counts retains and releases with all digits")
  func counts() throws {
    let report = try report(counting: { 715 + $0 }) { _ in 9_000 }
    #expect(try rows(in: report).last == "MVC 725 1715 10715 100715 715 1000 0 %")
    let counted = try #require(try entry(of: report)["counted"] as? [String: Any])
    #expect(counted["values"] as? [Double] == [725, 1_715, 10_715, 100_715])
    let perThousand = try #require((counted["fit"] as? [String: Any])?["perThousand"] as? Double)
    #expect(abs(perThousand - 1_000) < 1e-6)
  }

  @Test("fits 80 columns, with the longest names, the widest costs and all columns")
  func width() throws {
    let mechanisms = Mechanism.all.map { Entrant.mechanism($0) }
    let longest = try #require(mechanisms.max { $0.id.count < $1.id.count })
    let report = try report(at: [10, 1_000, 100_000, 10_000_000], of: longest) { $0 * $0 * 1.234 }
    let layout = Layout(width: 80)
    let lines = layout.fit(report.text(layout)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 } && lines.contains { $0.contains("not a + b·n") }, "\(lines)")
  }

  /// The report of made-up medians of one entrant.
  private func report(
    at sizes: [Int] = Self.sizes,
    of entrant: Entrant = .app(Lineup.patterns[0]),
    counting count: ((Double) -> Double)? = nil,
    _ median: (Double) -> Double
  ) throws -> SweepReport {
    let estimates = try sizes.map { try #require(Estimate(of: Array(repeating: median(Double($0)), count: 9))) }
    let longest = try #require(Benchmark.all.max { $0.id.count < $1.id.count })
    let growth = Sweep.Growth(entrant, longest, sizes: sizes, of: .users, estimates: estimates)
    var counts = SweepCounts()
    for size in sizes {
      if let count { counts.add(Self.answer(count(Double(size)) / 2, entrant.id, longest.id), size: size) }
    }
    let outcome = Sweep.Outcome(growths: [growth], problems: [])
    return SweepReport([outcome], counts, seed: 1, budget: 60, seconds: 60)
  }

  private static func answer(_ half: Double, _ contender: String, _ benchmark: String) -> ProbeResult<ProbeAnswer> {
    var answer = ProbeAnswer(coverage: Coverage(entries: [], hasCensus: true, censusReason: "", limits: []))
    let counts: [Counter: Double] = [.retains: half, .releases: half]
    answer.counts = [
      StepCounts(contender: contender, benchmark: benchmark, users: 1, perStep: counts, steps: 1, isExact: true)
    ]
    return .available(answer)
  }

  /// The rows of a report's tables, with one space between the cells.
  private func rows(in report: SweepReport) throws -> [String] {
    report.text(Layout(width: 200)).split(separator: "\n").filter { $0.hasPrefix("MVC ") }
      .map { String($0).replacing(#/\s+/#, with: " ") }
  }

  /// The first entry of the report's JSON.
  private func entry(of report: SweepReport) throws -> [String: Any] {
    let data = try JSONEncoder().encode(report.document)
    let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require((document?["growth"] as? [[String: Any]])?.first)
  }
}
