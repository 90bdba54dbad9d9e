import Measure
import Runs
import Testing

struct StatisticsTests {
  @Test("The median is the middle, or between the middle two, or nothing")
  func median() {
    #expect(Quantile.median(of: []) == nil)
    #expect(Quantile.median(of: [3]) == 3)
    #expect(Quantile.median(of: [9, 1, 2]) == 2)
    #expect(Quantile.median(of: [9, 1, 2, 4]) == 3)
  }

  @Test("Quantiles are R's default, type 7")
  func quantiles() {
    #expect(Quantile.of([1, 2, 3, 4, 5, 6], at: 0.25) == 2.25)
    #expect(Quantile.of([1, 2, 3, 4, 5, 6], at: 1) == 6)
  }

  @Test("Holm's correction gives what R's p.adjust gives")
  func holm() {
    let adjusted = Holm.adjusted([0.01, 0.04, 0.03, 0.005])
    #expect(zip(adjusted, [0.03, 0.06, 0.06, 0.02]).allSatisfy { ($0 - $1).magnitude < 1e-12 })
    #expect(Holm.adjusted([0.6, 0.7]) == [1, 1])
    #expect(Holm.adjusted([]).isEmpty)
  }

  @Test(
    "Student's quantiles are those of the tables",
    arguments: [(1, 12.7062), (2, 4.30265), (5, 2.57058), (10, 2.22814), (31, 2.03951)]
  )
  func student(degrees: Int, expected: Double) {
    #expect((StudentT.quantile(level: 0.95, degrees: degrees) - expected).magnitude < 1e-4)
  }

  @Test("Student's quantile is infinite if no value would do")
  func studentWithoutFreedom() {
    #expect(StudentT.quantile(level: 0.95, degrees: 0) == .infinity)
    #expect(StudentT.quantile(level: 1, degrees: 3) == .infinity)
  }
}
