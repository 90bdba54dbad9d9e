import Testing
import Users

@Suite("The app's wording")
struct WordingTests {
  @Test(
    "The count is worded by number",
    arguments: [
      (0, "The system has 0 users"), (1, "The system has 1 user"), (2, "The system has 2 users"),
    ]
  )
  func count(count: Int, text: String) {
    #expect(Wording.userCount(count) == text)
  }

  @Test(
    "A finding is worded, without a username if there is none",
    arguments: [
      (Finding.nothingAsked, "---"), (.notFound, "User not found"),
      (.found(User(id: 1, name: "Ada", username: "al")), "I found Ada aka al"),
      (.found(User(id: 2, name: "Ben")), "I found Ben"),
    ]
  )
  func finding(finding: Finding, text: String) {
    #expect(Wording.finding(finding) == text)
  }

  @Test("An id is worded")
  func userID() {
    #expect(Wording.userID(3) == "ID 3")
  }
}
