import Command
import Testing

@Suite("A sweep")
struct SweepReportTests {
  @Test("says that it took longer than its budget, as sizes need their least", arguments: [(127, true), (61, false)])
  func budget(_ seconds: Double, _ isSaid: Bool) {
    let report = SweepReport([], SweepCounts(), seed: 1, budget: 60, seconds: seconds)
    #expect(report.text(Layout(width: 100)).contains("127 s, longer than the budget of 60") == isSaid)
  }
}
