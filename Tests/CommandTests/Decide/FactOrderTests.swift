import Command
import Testing

@Suite("The order that a fact shows")
struct FactOrderTests {
  @Test("has in a group what differs by no more than the noise, and the ends of a chain with all between")
  func groups() {
    #expect(FactOrder.groups(["A": 20, "B": 24, "C": 60], noise: 0.2) == [["A", "B"], ["C"]])
    #expect(FactOrder.groups(["A": 15, "B": 16, "C": 17], noise: 0.1) == [["A", "B", "C"]])
    #expect(FactOrder.groups(["A": 0, "B": 2, "C": 20], noise: 0) == [["A"], ["B"], ["C"]])
    #expect(FactOrder.groups([:], noise: 0).isEmpty)
  }

  @Test(
    "writes a time with three digits that count, a comma between thousands, and its unit",
    arguments: [
      (9.123, "9.12 µs"), (0, "0 µs"), (999.6, "1,000 µs"), (123.4, "123 µs"), (21_034, "21,000 µs"),
      (1_234_567, "1,230,000 µs"),
    ]
  )
  func times(_ value: Double, _ text: String) {
    let fact = Fact("x", unit: "µs", format: .time, noise: 0, noiseSource: .timed, values: [:])
    #expect(fact.text(value) == text && fact.text(Fact.rounded(value)) == text)
  }

  @Test(
    "writes a value as a number, a share or a ratio",
    arguments: [(Fact.Format.count, "0.6"), (.share, "56 %"), (.ratio, "0.56")]
  )
  func formats(_ format: Fact.Format, _ text: String) {
    #expect(Fact("x", unit: "x", format: format, noise: 0, noiseSource: .exact, values: [:]).text(0.5556) == text)
  }
}
