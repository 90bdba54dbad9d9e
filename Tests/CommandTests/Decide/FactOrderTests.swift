import Command
import Testing

@Suite("The order that a fact shows")
struct FactOrderTests {
  private let names = [(module: "A", name: "The A"), (module: "B", name: "The B"), (module: "C", name: "The C")]

  private func order(_ values: [String: Double], noise: Double) -> FactOrder {
    FactOrder(Fact("files", unit: "files", noise: noise, noiseSource: .twoAuthors, values: values), of: names)
  }

  @Test("has in a group what differs by no more than the noise, and the least factor between the ends, net of noise")
  func groups() {
    let order = order(["A": 20, "B": 24, "C": 60], noise: 0.2)
    #expect(order.groups == [["A", "B"], ["C"]])
    #expect(order.order == "files: The A 20 (a), The B 24 (a), The C 60 (b).")
    #expect(
      order.verdict
        == "**Files: lowest in The A and The B (20 to 24); highest in The C (60), at least 2.08 times as much.**"
    )
  }

  @Test("shows the ends of a chain as apart, and what is like both at neither end")
  func chain() {
    let order = order(["A": 15, "B": 16, "C": 17], noise: 0.1)
    #expect(order.order == "files: The A 15 (a), The B 16 (ab), The C 17 (b).")
    #expect(
      order.verdict == "**Files: lowest in The A (15); highest in The C (17), at least 1.03 times as much.**"
    )
  }

  @Test("has no factor from 0, and none at all where no difference is shown")
  func none() {
    #expect(
      order(["A": 0, "B": 2, "C": 20], noise: 0).order
        == "files: The A 0 (a), The B 2 (b), The C 20 (c)."
    )
    #expect(order(["A": 4, "B": 5, "C": 5], noise: 0.25).order == "files: no difference shown, 4 to 5.")
    #expect(order(["A": 4], noise: 0).order == "files: no difference shown, 4.")
  }

  @Test(
    "says under which other conditions the ends are others",
    arguments: [
      (
        Fact.Trial(kind: .requests, count: 4, turning: ["*a*", "*b*"]),
        "**Depends**: not so if *a* or *b* is left out, of 4 requests."
      ),
      (.init(kind: .requests, count: 4, turning: []), "The same without any one of 4 requests."),
      (
        .init(kind: .modules, count: 7, turning: ["*a*", "A.b"]),
        "**Depends**: not so with *a* and A.b, of 7 changes and variants."
      ),
      (.init(kind: .changes, count: 7, turning: []), "The same with each of 7 changes."),
    ]
  )
  func dependence(_ trial: Fact.Trial, _ sentence: String) {
    let fact = Fact("x", unit: "x", noise: 0, noiseSource: .exact, trial: trial, values: ["A": 1])
    #expect(FactOrder(fact, of: names).dependence == sentence)
  }

  @Test(
    "writes a value as a number, a share or a ratio",
    arguments: [(Fact.Format.count, "0.6"), (.share, "56 %"), (.ratio, "0.56")]
  )
  func formats(_ format: Fact.Format, _ text: String) {
    #expect(Fact("x", unit: "x", format: format, noise: 0, noiseSource: .exact, values: [:]).text(0.5556) == text)
  }
}
