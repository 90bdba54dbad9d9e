import Command
import Measure
import Runs
import Testing

@Suite("The end of a run")
struct RunConclusionTests {
  private static let contenders = [(module: "A", name: "The A"), (module: "B", name: "B"), (module: "C", name: "C")]
  private static let quiet = Disturbance(share: 0.97, floor: 0.01, variation: 0.02)

  private static func figures(_ values: [[Double]]) -> [Figure] {
    values.map { Samples.figure(Dictionary(uniqueKeysWithValues: zip(["A", "B", "C"], $0)), noise: .share(0.1)) }
  }

  @Test("says in how many figures one alone is the best, and in how many it is not told apart from the best")
  func figures() {
    let figures = Self.figures([[10, 20, 30], [10, 20, 30], [20, 10, 30], [10, 10.5, 30], [30, 20, 21]])
    let lines = RunConclusion(figures, nil, nil, of: Self.contenders).lines
    #expect(
      lines == [
        "Apart from all others as the best of a figure, of 5: The A in 2, B in 1.",
        "Not apart from the best: B in 2, The A and C in 1.",
        "Next: workbench choose (your team) · run --counts · report --output DIR (a page)",
      ]
    )
  }

  @Test("says of no figure that somebody is the best if nobody is apart")
  func equal() {
    let lines = RunConclusion(Self.figures([[10, 10, 10]]), nil, Self.quiet, of: Self.contenders).lines
    #expect(lines.first == "Apart from all others as the best of a figure, of 1: nobody.")
    #expect(lines.contains("Not apart from the best: The A, B and C in 1."))
  }

  @Test("has the letters of times with their size, in five lines")
  func times() {
    let letters = Letters(["B", "A", "C"]) { one, other in Set([one, other]) == ["B", "C"] }
    let times = RunConclusion.Times(["B", "A", "C"], letters, users: 10)
    let lines = RunConclusion(Self.figures([[10, 20, 20], [10, 10, 20]]), times, Self.quiet, of: Self.contenders).lines
    #expect(lines.count == 5 && lines[2] == "Time, 10 users (a best): B a, The A ab, C b")
    let none = RunConclusion.Times(["B", "A"], Letters(["B", "A"]) { _, _ in false }, users: 7)
    let equal = RunConclusion(Self.figures([[10, 20, 20], [10, 10, 20]]), none, Self.quiet, of: Self.contenders).lines
    #expect(equal[2] == "Time, 7 users: nobody is apart.")
  }

  @Test("has nothing to say of one contender, or without figures")
  func alone() {
    #expect(RunConclusion(Self.figures([[1, 2, 3]]), nil, nil, of: [Self.contenders[0]]).lines.isEmpty)
    #expect(RunConclusion([], nil, Self.quiet, of: Self.contenders).lines.isEmpty)
  }

  @Test("judges if the run was disturbed, and says by what")
  func disturbance() {
    #expect(Self.quiet.reasons.isEmpty && Self.quiet.sentence.hasPrefix("Not disturbed."))
    #expect(Disturbance(share: nil, floor: .infinity, variation: nil).reasons.isEmpty)
    let all = Disturbance(share: 0.41, floor: 0.07, variation: 0.2)
    #expect(
      all.sentence
        == "Disturbed: it had 41 % of a processor, equal code differs by 7 % and processes differ by 20 %. "
        + "Repeat it on an idle machine."
    )
    #expect(Disturbance(share: 0.8, floor: 0.05, variation: 0.05).reasons.isEmpty)
    #expect(Disturbance(share: 0.79, floor: 0, variation: 0).reasons == ["it had 79 % of a processor"])
  }

  @Test("stands below the tables of a run, and names what was compared")
  @MainActor func run() async throws {
    let table = try RunReport(try await SampleRun.whole(), SampleRun.findings(retains: 1, isExact: true)).text(.table)
    #expect(
      !table.contains("Next: workbench choose"),
      "without facts and objects there is nothing to compare: \(table)"
    )
  }
}

@Suite("Means of times")
struct MeanComparisonTests {
  private static func times(_ factors: [String: Double], missing: String? = nil) -> [(
    contender: String, benchmarks: [String: [[Double]]]
  )] {
    factors.sorted { $0.key < $1.key }.map { name, factor in
      let benchmarks = ["x", "y"].filter { !(name == missing && $0 == "y") }
      let samples = (0..<20).map { process in [100 * factor * (1 + 0.001 * Double(process % 5))] }
      return (contender: name, benchmarks: Dictionary(uniqueKeysWithValues: benchmarks.map { ($0, samples) }))
    }
  }

  @Test("are apart by more than the noise floor alone")
  func floor() {
    let comparisons = MeanComparisons(of: Self.times(["A": 1, "B": 1.005, "C": 1.2]), noiseFloor: 0.01)
    #expect(!comparisons.isApart("A", "B") && comparisons.isApart("A", "C") && comparisons.isApart("C", "B"))
    #expect(comparisons.pairs.count == 3)
  }

  @Test("are compared over the same benchmarks only")
  func missing() {
    let comparisons = MeanComparisons(of: Self.times(["A": 1, "B": 2, "C": 3], missing: "B"), noiseFloor: 0)
    #expect(comparisons.pairs.count == 1 && comparisons.isApart("A", "C") && !comparisons.isApart("A", "B"))
  }
}
