import Instruments
import PlantedLeaks
import TestSupport
import Testing

/// Controls: programs that are known to leak, each in its own way, and the same programs without the leak.
@Suite("A planted leak", .long())
struct PlantedLeakTests {
  private static let cycles: [(PlantedLeak, [String])] = [
    (.field, ["Screen.presenter", "Presenter.screen"]),
    (.closure, ["closure captured by Screen.onTap"]),
    (.method, ["closure captured by Screen.onTap"]),
    (.captures, ["Screen.onTap", "closure captured by Screen.onTap"]),
    (.array, ["Screen.children", "Screen.children[]", "Child.owner"]),
    (.dictionary, ["Screen.childrenByName", "Screen.childrenByName[]", "Child.owner"]),
    (.box, ["Screen.onTap", "closure captured by Screen.onTap"]),
    (.existential, ["Screen.delegate", "Delegate.screen"]),
    (.existentialBox, ["Screen.style", "WideStyle.screen"]),
    (.generic, ["Screen.holder", "Holder<Screen>.value"]),
    (.enumeration, ["Screen.state", "Child.owner"]),
  ]

  private static func reports(_ leak: PlantedLeak, _ order: PlantedLeak.Order = .ownerFirst) throws -> (
    clean: LeakReport, leaking: LeakReport
  ) {
    let reports: [String: LeakReport] = try Control.answer("planted", leak.rawValue, order.rawValue)
    return (try #require(reports["clean"]), try #require(reports["leaking"]))
  }

  @Test(
    "that is a cycle is found with its path and advice, in each order of creation; the clean copy leaks nothing",
    arguments: cycles
  )
  func cycle(_ leak: PlantedLeak, _ way: [String]) throws {
    for order in leak.orders {
      let (clean, leaking) = try Self.reports(leak, order)
      #expect(clean.isEmpty, "\(clean.text)")
      let trace = try #require(leaking.traces.first)
      #expect(leaking.traces.count == 1)
      #expect(trace.kind == .cycle)
      #expect(trace.steps.compactMap(\.reference) == way)
      #expect(trace.steps.first?.type == "PlantedLeaks.Screen")
      #expect(trace.occurrences == 3)
      #expect(trace.byType["PlantedLeaks.Screen"] == 3)
      #expect(leaking.remedy.choices.map { $0.map(\.label) } == [way.suffix(1)], "\(order)")
      #expect(leaking.remedy.release.isEmpty)
    }
  }

  @Test("of a method that is passed as a closure gets the place where it is passed, and what to pass instead")
  func method() throws {
    let leaking = try Self.reports(.method).leaking
    let place = "a method passed as a closure in Screen.listen()"
    #expect(leaking.traces.first?.steps.map(\.place) == [place])
    #expect(leaking.text.contains("\n│      \(place)\n"))
    let advice = """
      Make weak or unowned: closure captured by Screen.onTap (Screen, in \(place))
      A method that is passed as a closure holds its object: pass a closure with a capture list.

      """
    #expect(leaking.remedy.text == advice)
  }

  @Test("of every kind is tested")
  func kinds() {
    let expected = Set(Self.cycles.map(\.0)).union([.global, .observer])
    #expect(expected == Set(PlantedLeak.allCases))
  }

  @Test("in a global variable is found with the variable's name")
  func global() throws {
    let (clean, leaking) = try Self.reports(.global)
    #expect(clean.isEmpty, "\(clean.text)")
    let trace = try #require(leaking.traces.first)
    #expect(trace.kind == .path)
    #expect(trace.root == "static PlantedLeaks.Registry.shared : PlantedLeaks.Registry")
    #expect(trace.steps.compactMap(\.reference) == ["Registry.screens", "Registry.screens[]"])
    #expect(trace.byType["PlantedLeaks.Screen"] == 3)
    #expect(leaking.remedy == Remedy(release: ["Registry.screens[]"]))
  }

  @Test("in an observer's closure gets the advice to capture weakly, even if earlier observers have leaked")
  func observer() throws {
    let (clean, leaking) = try Self.reports(.observer)
    #expect(clean.isEmpty, "\(clean.text)")
    let trace = try #require(leaking.traces.first)
    #expect(trace.byType["PlantedLeaks.Screen"] == 3)
    let remedy = leaking.remedy
    #expect(remedy.choices.map { $0.map(\.label) } == [["closure captured by Registry.observers[].tell"]])
    #expect(remedy.release.isEmpty)
  }
}
