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

  @Test("have the exponent with which they grow", arguments: [(1.0, 0.0), (10.0, 1.0), (100.0, 2.0)])
  func exponent(_ factor: Double, _ exponent: Double) throws {
    var counts = SweepCounts()
    counts.add(answer(5), size: 10)
    counts.add(answer(5 * factor), size: 100)
    let fit = try #require(counts.fit("MVC", "binding/load", at: [10, 100]))
    #expect(abs(fit.exponent - exponent) < 1e-9)
    #expect(counts.fit("MVP", "binding/load", at: [10, 100]) == nil)
    #expect(counts.fit("MVC", "binding/load", at: [10, 100, 1_000]) == nil, "one size was not counted")
  }

  @Test("have no exponent if a size went wrong, and name it")
  func failure() {
    var counts = SweepCounts()
    for size in [10, 100] { counts.add(answer(5), size: size) }
    counts.add(answer(5, failure: "no row 3\nat all"), size: 1_000)
    #expect(counts.problems == ["counting binding/load of MVC: no row 3, at size 1000"])
    #expect(counts.fit("MVC", "binding/load", at: [10, 100, 1_000]) == nil)
  }

  @Test("say once why they are missing")
  func missing() {
    var counts = SweepCounts()
    counts.add(.unavailable("no probe"), size: 10)
    counts.add(.unavailable("no probe"), size: 100)
    #expect(counts.reasons == ["no probe"])
    #expect(counts.fit("MVC", "binding/load", at: [10, 100]) == nil)
  }
}
