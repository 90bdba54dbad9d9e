import Command
import Instruments
import Runs
import Testing

@Suite("Counts at several sizes")
struct SweepCountsTests {
  private func answer(_ retains: Double, failure: String? = nil) -> ProbeResult<ProbeAnswer> {
    var answer = ProbeAnswer(coverage: Coverage(entries: [], hasCensus: true, censusReason: "", limits: []))
    answer.counts = [
      StepCounts(
        contender: "MVC",
        benchmark: "binding/load",
        users: 1,
        perStep: failure == nil ? [.retains: retains, .releases: retains] : [:],
        steps: 1,
        isExact: true,
        failure: failure
      )
    ]
    return .available(answer)
  }

  @Test(
    "have the fixed part and that of one more, with which they grow",
    arguments: [(0.0, 0.0), (10, 1), (100, 10), (0, 3)]
  )
  func line(_ fixed: Double, _ perUnit: Double) throws {
    var counts = SweepCounts()
    for size in [10, 100, 1_000] { counts.add(answer(fixed / 2 + perUnit / 2 * Double(size)), size: size) }
    let growth = try #require(counts.growth("MVC", "binding/load", at: [10, 100, 1_000]))
    let line = try #require(growth.line)
    #expect(growth.values[2] == fixed + perUnit * 1_000 && line.describes && line.isTested)
    #expect(abs(line.fixed - fixed) < 1e-6 && abs(line.perUnit - perUnit) < 1e-9)
    #expect(counts.growth("MVP", "binding/load", at: [10, 100]) == nil)
    #expect(counts.growth("MVC", "binding/load", at: [10, 100, 10_000]) == nil, "one size was not counted")
  }

  @Test("have no growth if a size went wrong, and name it")
  func failure() {
    var counts = SweepCounts()
    for size in [10, 100] { counts.add(answer(5), size: size) }
    counts.add(answer(5, failure: "no row 3\nat all"), size: 1_000)
    #expect(counts.problems == ["counting binding/load of MVC: no row 3, at size 1000"])
    #expect(counts.growth("MVC", "binding/load", at: [10, 100, 1_000]) == nil)
  }

  @Test("say once why they are missing")
  func missing() {
    var counts = SweepCounts()
    counts.add(.unavailable("no probe"), size: 10)
    counts.add(.unavailable("no probe"), size: 100)
    #expect(counts.reasons == ["no probe"])
    #expect(counts.growth("MVC", "binding/load", at: [10, 100]) == nil)
  }
}
