import Foundation
import Testing
import Users

@Suite("Users from JSON")
struct UsersJSONTests {
  @Test("Users are read in order; a username may be missing, null or empty, and other keys are ignored")
  func users() throws {
    let json = """
      [{"id": 2, "name": "Ada", "username": "ada", "email": {"a": [1]}}, {"name": "Zoë \\u00fc", "id": -1},
       {"id": 0, "name": "", "username": null}]
      """
    let expected = [
      User(id: 2, name: "Ada", username: "ada"), User(id: -1, name: "Zoë ü"), User(id: 0, name: ""),
    ]
    #expect(try Array(UsersJSON.decode(Data(json.utf8))) == expected)
  }

  @Test("An empty list is a list")
  func none() throws {
    #expect(try UsersJSON.decode(Data(" [] ".utf8)).isEmpty)
  }

  static let badRecords: [(String, Int, String, String)] = [
    (#"[7]"#, 1, "", "an object"),
    (#"[{"id":1,"name":"A"},null]"#, 2, "", "an object"),
    (#"[[]]"#, 1, "", "an object"),
    (#"[{"id":1,"name":"A"},{"name":"B"}]"#, 2, "id", "an integer"),
    (#"[{"id":"1","name":"A"}]"#, 1, "id", "an integer"),
    (#"[{"id":null,"name":"A"}]"#, 1, "id", "an integer"),
    (#"[{"id":1.5,"name":"A"}]"#, 1, "id", "an integer"),
    (#"[{"id":true,"name":"A"}]"#, 1, "id", "an integer"),
    (#"[{"id":9223372036854775808,"name":"A"}]"#, 1, "id", "an integer"),
    (#"[{"id":1}]"#, 1, "name", "a string"),
    (#"[{"id":1,"name":5}]"#, 1, "name", "a string"),
    (#"[{"id":1,"name":null}]"#, 1, "name", "a string"),
    (#"[{"id":1,"name":{"first":"A"}}]"#, 1, "name", "a string"),
    (#"[{"id":1,"name":"A","username":["a"]}]"#, 1, "username", "a string"),
  ]

  @Test("A bad record fails the list, with its place named", arguments: badRecords)
  func malformed(json: String, record: Int, key: String, expected: String) {
    #expect(throws: UsersFailure.malformedRecord(record: record, key: key, expected: expected)) {
      try UsersJSON.decode(Data(json.utf8))
    }
  }

  @Test("An id that stands twice fails the list, with the second record's place")
  func duplicate() {
    #expect(throws: UsersFailure.duplicateID(1, record: 3)) {
      try UsersJSON.decode(Data(#"[{"id":1,"name":"A"},{"id":2,"name":"B"},{"id":1,"name":"C"}]"#.utf8))
    }
  }

  @Test("JSON that is not a list has its own reason", arguments: ["{}", "3", "null", #""users""#, #"{"users":[]}"#])
  func noList(json: String) {
    #expect(throws: UsersFailure.notJSON(reason: "it is JSON, but not a list")) {
      try UsersJSON.decode(Data(json.utf8))
    }
  }

  @Test("Empty data has its own reason")
  func empty() {
    #expect(throws: UsersFailure.notJSON(reason: "it is empty")) { try UsersJSON.decode(Data()) }
  }

  @Test(
    "Text that is not JSON is reported as such",
    arguments: [#"[{"id":1,"#, "[", "<html></html>", "[]]", " ", "[{]", #"[{"id":1 "name":"A"}]"#, "nul"]
  )
  func noJSON(text: String) throws {
    let failure = try #require(throws: UsersFailure.self) { try UsersJSON.decode(Data(text.utf8)) }
    guard case .notJSON(let reason) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(reason != "it is JSON, but not a list")
    #expect(!reason.isEmpty && !reason.hasSuffix("."))
  }

  @Test("The place where JSON breaks off is named")
  func place() {
    let failure = #expect(throws: UsersFailure.self) { try UsersJSON.decode(Data("[\n{]".utf8)) }
    #expect(failure == .notJSON(reason: "a key in quotes was expected at line 2, column 2"))
  }

  @Test("Bytes that are not text are not JSON")
  func bytes() {
    let failure = #expect(throws: UsersFailure.self) { try UsersJSON.decode(Data([0xFF, 0x00, 0xFE, 0x80])) }
    #expect(failure?.text.hasPrefix("This is not a JSON list of users") == true)
  }

  @Test("A hundred thousand records are all read")
  func many() throws {
    let users = try UsersJSON.decode(Data(String.users(100_000).utf8))
    #expect(users.count == 100_000)
    #expect(users.last?.name == "User 100000")
  }
}
