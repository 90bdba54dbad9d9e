import Testing

@testable import AppBench

@Suite("A random walk")
struct WalkTests {
  @Test("ends at once if the app does not start")
  func start() {
    let walk = RandomWalk { _ in RandomWalk.Outcome(begun: [], failure: "no window") }
    let found = walk.failures(within: 10_000) { _ in RandomWalk.Outcome(begun: [], failure: "no window") }
    #expect(found.apps == 1 && found.failures.map(\.failure) == ["no window"])
  }

  @Test("keeps the fewest actions that do the same, in their order")
  func shrinks() {
    let walk = RandomWalk { actions in
      RandomWalk.Outcome(begun: actions, failure: actions.contains(inOrder: ["row 1", "back"]) ? "crash" : nil)
    }
    #expect(walk.shrunk(["tap A", "row 1", "row 2", "tap A", "back", "row 1"], failure: "crash") == ["row 1", "back"])
  }

  @Test("names a failure once, and another that the known actions do not lead to")
  func once() {
    let parts = [["row 1", "back"], ["row 2", "tap A", "back"], ["end", "fail"]]
    let walk = RandomWalk { actions in
      let crashes =
        actions.contains(inOrder: ["end", "fail"])
        || actions.contains { $0.hasPrefix("row") } && actions.contains("back")
      return RandomWalk.Outcome(begun: actions, failure: crashes ? "crash" : nil)
    }
    let found = walk.failures(within: 7) { RandomWalk.Outcome(begun: parts[$0 % 3], failure: "crash") }
    #expect(found.failures.map(\.shortest) == [["row 1", "back"], ["end", "fail"]])
  }
}
