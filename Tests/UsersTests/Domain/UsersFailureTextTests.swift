import Testing
import Users

@Suite("A failure's text")
struct UsersFailureTextTests {
  static let sentences: [(UsersFailure, String)] = [
    (.unreachable(reason: "there is no network"), "The users could not be reached: there is no network."),
    (.timedOut(seconds: 30), "No answer came within 30 seconds."),
    (.timedOut(seconds: 1), "No answer came within 1 second."),
    (.timedOut(seconds: 0.5), "No answer came within 0.5 seconds."),
    (.httpStatus(503), "The server answered with HTTP status 503."),
    (.notJSON(reason: "it is empty"), "This is not a JSON list of users: it is empty."),
    (
      .malformedRecord(record: 4, key: "name", expected: "a string"), "Record 4 has no \"name\" that is a string."
    ),
    (.malformedRecord(record: 4, key: "", expected: "an object"), "Record 4 is not an object."),
    (.duplicateID(7, record: 5), "Record 5 has the id 7, as an earlier record has."),
    (.tooLarge(limit: 100), "The list of users is larger than the limit of 100 bytes."),
    (.unknownUser(9), "There is no user with the id 9."),
  ]

  @Test("Each failure is a sentence that names the place", arguments: sentences)
  func sentence(failure: UsersFailure, text: String) {
    #expect(failure.text == text)
  }

  @Test(
    "A sentence is one line, whatever the reason holds",
    arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}", "\n\n"]
  )
  func oneLine(lineBreak: String) {
    let failure = UsersFailure.unreachable(reason: "\(lineBreak)one\(lineBreak)two\(lineBreak)")
    #expect(failure.text.split(omittingEmptySubsequences: false) { $0.isNewline }.count == 1)
    #expect(failure.text.contains("one two"))
  }
}
