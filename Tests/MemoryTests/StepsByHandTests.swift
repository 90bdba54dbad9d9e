import CommandFixtures
import Contenders
import Instruments
import Mechanisms
import Suites
import Testing

@Suite("Steps written by hand", .withInstruments())
struct StepsByHandTests {
  private static let observers = 3
  /// The number of retains, and of releases, that a step may have more than the step written by hand: none. Without
  /// optimisation, some: each object is retained while it is passed on.
  #if DEBUG
    private static let allowance = 3.0 + Double(observers)
  #else
    private static let allowance = 0.0
  #endif

  @Test("count what the benchmarks' steps count, so that nothing of these is the harness's")
  func countTheSame() throws {
    let probe = try Probes().require()
    let byHand = try table(Control.answer("by-hand", "\(Self.observers)"))
    let mechanisms = Benchmark.ofMechanisms.map(\.id)
    let steps = try table(
      Probes.answer(probe.counts(benchmarks: Benchmark.all.map(\.id) + mechanisms)).counts
        + Probes.answer(probe.fanOut(observers: Self.observers)).counts
    )
    #expect(byHand.keys.sorted() == steps.keys.sorted())
    // One delegate or one closure binds one screen: it has no part in the two steps with more.
    let ofMechanisms = Mechanism.all.count * (mechanisms.count + 1) - 4
    #expect(steps.count == Lineup.compared.count * (Benchmark.all.count + 1) + ofMechanisms)
    for (name, step) in steps {
      for counter in Counter.allCases {
        let difference = try #require(step[counter]) - (try #require(byHand[name]?[counter]))
        let isTraffic = counter == .retains || counter == .releases
        #expect(0...(isTraffic ? Self.allowance : 0) ~= difference, "\(name): \(difference) \(counter.rawValue)")
      }
    }
  }

  private func table(_ counts: [StepCounts]) throws -> [String: [Counter: Double]] {
    for count in counts {
      try #require(count.failure == nil && count.isExact, "\(count)")
    }
    return Dictionary(uniqueKeysWithValues: counts.map { ("\($0.contender) \($0.benchmark)", $0.perStep) })
  }
}
