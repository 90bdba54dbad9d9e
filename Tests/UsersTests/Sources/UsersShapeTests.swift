import Foundation
import Testing
import Users

@Suite("Users of another shape")
struct UsersShapeTests {
  /// Answers of public services, shortened: the shape that is found, the names and usernames, and if they are numbered.
  static let answers: [(String, UsersShape, [String], Bool)] = [
    // randomuser.me
    (
      #"""
      {"results":[{"gender":"female","name":{"title":"Ms","first":"Ida","last":"Berg"},"email":"i@example.org",
      "location":{"street":{"name":"Lane"}},"login":{"uuid":"7a-1","username":"ida"},"id":{"name":"FN","value":"1"}},
      {"name":{"first":"Ola","last":"Dahl"},"login":{"uuid":"7a-2","username":"ola"},"id":{"name":"","value":null}}],
      "info":{"results":2}}
      """#,
      UsersShape(list: ["results"], names: [["name", "first"], ["name", "last"]], username: ["login", "username"]),
      ["Ida Berg aka ida", "Ola Dahl aka ola"], true
    ),
    // reqres.in
    (
      #"""
      {"page":1,"data":[{"id":7,"email":"g@example.org","first_name":"George","last_name":"Bluth"},
      {"id":8,"email":"j@example.org","first_name":"Janet","last_name":null}],"support":{"text":"t"}}
      """#,
      UsersShape(list: ["data"], names: [["first_name"], ["last_name"]]), ["George Bluth aka ", "Janet aka "], false
    ),
    // dummyjson.com
    (
      #"""
      {"users":[{"id":1,"firstName":"Emily","lastName":"Johnson","username":"emilys","company":{"name":"Dooley"}}],
      "total":208}
      """#,
      UsersShape(list: ["users"], names: [["firstName"], ["lastName"]]), ["Emily Johnson aka emilys"], false
    ),
    // GraphQL, with nodes and with edges
    (
      #"{"data":{"users":{"totalCount":1,"nodes":[{"id":"MDQ6","name":"Ada","login":"ada"}]}}}"#,
      UsersShape(list: ["data", "users", "nodes"], username: ["login"]), ["Ada aka ada"], true
    ),
    (
      #"{"data":{"users":{"edges":[{"cursor":"a","node":{"id":1,"name":"Ada"}}]}}}"#,
      UsersShape(list: ["data", "users", "edges"], names: [["node", "name"]]), ["Ada aka "], true
    ),
    // GitHub
    (
      #"[{"login":"ada","id":5,"node_id":"MDQ6","type":"User"}]"#,
      UsersShape(names: [["login"]]), ["ada aka "], false
    ),
    // No name, but a text
    (#"{"rows":[{"uuid":"7a-1","label":"A"}]}"#, UsersShape(list: ["rows"], names: [["label"]]), ["A aka "], true),
  ]

  @Test("Answers of public services are read with the shape that is found in them", arguments: answers)
  func finds(json: String, shape: UsersShape, users: [String], areNumbered: Bool) throws {
    let data = Data(json.utf8)
    #expect(UsersJSON.shape(of: data) == shape)
    let read = try UsersJSON.decode(data, shape: shape)
    #expect(read.users.map { "\($0.name) aka \($0.username)" } == users)
    #expect(read.areNumbered == areNumbered)
    #expect(!areNumbered || read.users.map(\.id) == Array(1...users.count))
  }

  @Test(
    "No shape is found without a list of records with texts, or beside a mistake",
    arguments: [
      "", "[]", "{}", "[1]", #"{"a":[]}"#, #"{"a":[{"id":1}]}"#, #"{"a":[{"name":"A"}]"#, #"{"a b":[{"name":"A"}]}"#,
      #"{"a":[{"name":"A"},{"name":1}]}"#, #"[{"uuid":"7a-1"}]"#,
    ]
  )
  func findsNothing(json: String) {
    #expect(UsersJSON.shape(of: Data(json.utf8)) == nil)
  }

  @Test("The first list that can be read is found")
  func findsSecond() {
    let json = #"{"roles":[{"name":"A"},{"name":1}],"users":[{"name":"A"}]}"#
    #expect(UsersJSON.shape(of: Data(json.utf8)) == UsersShape(list: ["users"]))
  }

  @Test(
    "Ids that are not integers are replaced, if all are so",
    arguments: [#""id":"7a-1","#, #""id":null,"#, "", #""id":{"value":1},"#, #""id":true,"#]
  )
  func numbers(id: String) throws {
    let json = "[{\(id)\"name\":\"A\"},{\"name\":\"B\"}]"
    let read = try UsersJSON.decode(Data(json.utf8), shape: UsersShape())
    #expect(read.areNumbered && Array(read.users) == [User(id: 1, name: "A"), User(id: 2, name: "B")])
    #expect(throws: UsersFailure.malformedRecord(record: 1, key: "id", expected: "an integer")) {
      try UsersJSON.decode(Data(json.utf8))
    }
  }

  static let refused: [(String, UsersShape, UsersFailure)] = [
    (
      #"[{"id":1,"name":"A"},{"id":"b","name":"B"}]"#, UsersShape(),
      .malformedRecord(record: 2, key: "id", expected: "an integer")
    ),
    (
      #"[{"id":"a","name":"A"},{"id":2,"name":"B"}]"#, UsersShape(),
      .malformedRecord(record: 1, key: "id", expected: "an integer")
    ),
    (#"[{"id":1.5,"name":"A"}]"#, UsersShape(), .malformedRecord(record: 1, key: "id", expected: "an integer")),
    (
      #"[{"id":1,"name":{"first":5}}]"#, UsersShape(names: [["name", "first"]]),
      .malformedRecord(record: 1, key: "name.first", expected: "a string")
    ),
    (
      #"[{"first":null},{"first":"A"}]"#, UsersShape(names: [["first"], ["last"]]),
      .malformedRecord(record: 1, key: "first", expected: "a string")
    ),
    (
      #"[{"name":{"first":"A"},"name":{"first":"B"}}]"#, UsersShape(names: [["name", "first"]]),
      .malformedRecord(record: 1, key: "name.first", expected: "a single value")
    ),
    (#"{"a":{"b":{}}}"#, UsersShape(list: ["a", "b"]), .notJSON(reason: "it is JSON, but has no list at a.b")),
    (#"[{"a":[]}]"#, UsersShape(list: ["a"]), .notJSON(reason: "it is JSON, but has no list at a")),
    (#"{"a":[],"a":[]}"#, UsersShape(list: ["a"]), .notJSON(reason: "another list begins at line 1, column 13")),
    (
      #"{"a":[]"#, UsersShape(list: ["a"]),
      .notJSON(reason: #""," or "}" was expected at line 1, column 8, where it ends"#)
    ),
    (#"{"a":[]}"#, UsersShape(), .notJSON(reason: "it is JSON, but not a list")),
  ]

  @Test("JSON that is not of the shape is refused, with its place", arguments: refused)
  func refuses(json: String, shape: UsersShape, failure: UsersFailure) {
    #expect(throws: failure) { try UsersJSON.decode(Data(json.utf8), shape: shape) }
  }
}
