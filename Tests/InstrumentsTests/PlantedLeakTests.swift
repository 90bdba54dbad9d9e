import CommandFixtures
import Instruments
import Ownership
import PlantedLeaks
import Probing
import TestSupport
import Testing

/// Controls: programs that are known to leak, each in its own way, and the same programs without the leak.
@Suite(.long()) struct PlantedLeakTests {
  private static let cycles: [(PlantedLeak, [String])] = [
    (.field, ["Screen.presenter", "Presenter.screen"]),
    (.closure, ["closure captured by Screen.onTap"]),
    (.captures, ["Screen.onTap", "closure captured by Screen.onTap"]),
    (.array, ["Screen.children", "Screen.children[]", "Child.owner"]),
    (.dictionary, ["Screen.childrenByName", "Screen.childrenByName[]", "Child.owner"]),
    (.box, ["Screen.onTap", "closure captured by Screen.onTap"]),
    (.existential, ["Screen.delegate", "Delegate.screen"]),
    (.existentialBox, ["Screen.style", "WideStyle.screen"]),
    (.generic, ["Screen.holder", "Holder<Screen>.value"]),
    (.enumeration, ["Screen.state", "Child.owner"]),
  ]

  @Test(arguments: cycles)
  func aPlantedCycleIsFoundWithTheRightWayInWhateverOrderItIsMade(_ leak: PlantedLeak, _ way: [String]) throws {
    let reports = try Probes.answer(Probes().require().planted([leak.rawValue])).planted
    #expect(reports.map(\.order) == leak.orders.map(\.rawValue))
    for report in reports {
      #expect(report.clean.isEmpty, "\(report.clean.text)")
      let trace = try #require(report.leaking.traces.first)
      #expect(report.leaking.traces.count == 1)
      #expect(trace.kind == .cycle)
      #expect(trace.steps.compactMap(\.reference) == way)
      #expect(trace.steps.first?.type == "PlantedLeaks.Screen")
      #expect(trace.occurrences == 3)
      #expect(trace.byType["PlantedLeaks.Screen"] == 3)
      #expect(report.leaking.remedy.choices.map { $0.map(\.label) } == [way.suffix(1)], "\(report.order)")
      #expect(report.leaking.remedy.release.isEmpty)
    }
  }

  @Test func everyKindIsExpectedSomewhere() {
    let expected = Set(Self.cycles.map(\.0)).union([.global, .observer])
    #expect(expected == Set(PlantedLeak.allCases))
  }

  @Test func whatAGlobalVariableKeepsIsFoundWithItsName() throws {
    let planted = try Probes.answer(Probes().require().planted([PlantedLeak.global.rawValue])).planted
    let report = try #require(planted.first)
    #expect(report.clean.isEmpty, "\(report.clean.text)")
    let trace = try #require(report.leaking.traces.first)
    #expect(trace.kind == .path)
    #expect(trace.root == "static PlantedLeaks.Registry.shared : PlantedLeaks.Registry")
    #expect(trace.steps.compactMap(\.reference) == ["Registry.screens", "Registry.screens[]"])
    #expect(trace.byType["PlantedLeaks.Screen"] == 3)
    #expect(report.leaking.remedy == Remedy(release: ["Registry.screens[]"]))
  }

  @Test func anObserverThatCapturesWhoObservesIsToCaptureItWeaklyThoughEarlierOnesAreLeftAlready() throws {
    let planted = try Probes.answer(Probes().require().planted([PlantedLeak.observer.rawValue])).planted
    let report = try #require(planted.first)
    #expect(report.clean.isEmpty, "\(report.clean.text)")
    let trace = try #require(report.leaking.traces.first)
    #expect(trace.byType["PlantedLeaks.Screen"] == 3)
    let remedy = report.leaking.remedy
    #expect(remedy.choices.map { $0.map(\.label) } == [["closure captured by Registry.observers[].tell"]])
    #expect(remedy.release.isEmpty)
  }
}
