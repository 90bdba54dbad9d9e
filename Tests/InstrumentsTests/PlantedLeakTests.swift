import Instruments
import PlantedLeaks
import Testing
import Twin

/// The controls: programs that are known to leak, each in its own way, and their twins that do not.
@Suite struct PlantedLeakTests {
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
  func aPlantedCycleIsFoundWithTheRightWay(_ leak: PlantedLeak, _ way: [String]) throws {
    let report = try #require(try Twins.answer(Twins.require().planted([leak.rawValue])).planted.first)
    #expect(report.clean.isEmpty, "\(report.clean.text)")
    let trace = try #require(report.leaking.traces.first)
    #expect(report.leaking.traces.count == 1)
    #expect(trace.kind == .cycle)
    #expect(trace.steps.compactMap(\.reference) == way)
    #expect(trace.steps.first?.type == "PlantedLeaks.Screen")
    #expect(trace.occurrences == 3)
    #expect(trace.byType["PlantedLeaks.Screen"] == 3)
    #expect(report.leaking.remedy == Remedy(weaken: way.suffix(1)))
  }

  @Test func everyKindIsExpectedSomewhere() {
    let expected = Set(Self.cycles.map(\.0)).union([.global])
    #expect(expected == Set(PlantedLeak.allCases))
  }

  @Test func whatAGlobalVariableKeepsIsFoundWithItsName() throws {
    let planted = try Twins.answer(Twins.require().planted([PlantedLeak.global.rawValue])).planted
    let report = try #require(planted.first)
    #expect(report.clean.isEmpty, "\(report.clean.text)")
    let trace = try #require(report.leaking.traces.first)
    #expect(trace.kind == .path)
    #expect(trace.root == "static PlantedLeaks.Registry.shared : PlantedLeaks.Registry")
    #expect(trace.steps.compactMap(\.reference) == ["Registry.screens", "Registry.screens[]"])
    #expect(trace.byType["PlantedLeaks.Screen"] == 3)
    #expect(report.leaking.remedy == Remedy(release: ["Registry.screens"]))
  }
}
