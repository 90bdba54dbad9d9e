import AppBench
import Testing

@Suite("Actions of a journey")
struct ActionTests {
  @Test(
    "are written as they are read",
    arguments: [
      "tap Close", "tap Sign in", "type name Ada Lovelace", "type \"Your note\" for you", "type name ", "row 3",
      "row 1.0", "move 1 0", "move 1.1 2.3", "swipe 1.2 Mark as read", "set volume 0.5", "set \"Sort by\" name",
      "scroll 3", "scroll -1", "scroll to end", "scroll to top",
      "pull", "return name", "return Your note",
      "accessory 0", "delete 2", "back", "answer a.json", "fail", "wait 10", "end", "expect No users", "screen",
      "press A photo", "swipe A photo left", "swipe up", "touch Photo", "background", "foreground", "restart",
      "memory warning",
      "open shop://cart/2?a=b", "continue https://example.org/a",
    ]
  )
  func roundTrip(_ line: String) throws {
    #expect(try #require(AppAction(line)).description == line)
  }

  @Test(
    "are refused if something is missing or too much",
    arguments: [
      "", "tap", "row", "row x", "row -1", "row 1.2.3", "back now", "wait", "wait -1", "wait 0", "jump", "type",
      "return",
      "press", "swipe", "swipe Photo", "swipe Photo sideways", "background now", "restart now", "memory", "memory low",
      "open",
      "open a b", "continue",
    ]
  )
  func nonsense(_ line: String) {
    #expect(AppAction(line) == nil)
  }

  @Test("stand in a file beside remarks and empty lines")
  func journey() throws {
    let journey = try Journey("# first\n\nback\n  row 1  \n", named: "f")
    #expect(journey.steps.map(\.line) == [3, 4] && journey.steps.map(\.action.description) == ["back", "row 1"])
  }
}
