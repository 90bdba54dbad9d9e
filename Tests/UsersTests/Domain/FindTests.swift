import Testing
import Users

@Suite("Finding a user by what was typed")
struct FindTests {
  @Test("An empty query asks nothing", arguments: ["", " ", "\n\t ", "\u{A0}"])
  func nothingAsked(query: String) throws {
    #expect(try UserDirectory.few().find(query) == .nothingAsked)
  }

  @Test(
    "An id finds its user, with white space around it, leading zeros or a minus",
    arguments: [
      ("1", "Ada"), ("2", "Ben"), ("-7", "Cleo"), (" 1\n", "Ada"), ("002", "Ben"),
    ]
  )
  func found(query: String, name: String) throws {
    guard case .found(let user) = try UserDirectory.few().find(query) else {
      Issue.record("\(query) was not found")
      return
    }
    #expect(user.name == name)
  }

  @Test(
    "Anything else finds nobody",
    arguments: [
      "3", "-1", "--7", "- 7", "+1", "1.0", "1 2", "Ada", "-", "１", "٢", "0x1", "1e0", "9223372036854775807",
      "9223372036854775808", "-9223372036854775809", "18446744073709551617",
    ]
  )
  func notFound(query: String) throws {
    #expect(try UserDirectory.few().find(query) == .notFound)
  }
}
