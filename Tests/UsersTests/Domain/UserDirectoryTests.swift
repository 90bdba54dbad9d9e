import Testing
import Users

@Suite("A directory of users")
struct UserDirectoryTests {
  @Test("Users keep their order and are found by row and id")
  func rowsAndIDs() throws {
    let users = try UserDirectory.few()
    #expect(users.map(\.id) == [1, 2, -7])
    #expect(users.row(of: -7) == 2)
    #expect(users[id: 2]?.name == "Ben")
    #expect(users[id: 3] == nil)
  }

  @Test("An id that stands twice is refused, with the second record's place")
  func duplicate() {
    #expect(throws: UsersFailure.duplicateID(4, record: 3)) {
      try UserDirectory([User(id: 4, name: "A"), User(id: 5, name: "B"), User(id: 4, name: "C")])
    }
  }

  @Test("A rename changes the name of one user, and a rename of nobody changes nothing")
  func rename() throws {
    var users = try UserDirectory.few()
    users.rename(9, to: "Nobody")
    #expect(try users == UserDirectory.few())
    users.rename(2, to: "Benno")
    #expect(users.map(\.name) == ["Ada", "Benno", "Cleo"])
  }

  @Test("Two are equal if they have the same users in the same order, whichever of them are renames of one list")
  func equality() throws {
    let users = try UserDirectory.few()
    var (one, other) = (users, users)
    one.rename(2, to: "Benno")
    #expect(one != users && users != one)
    other.rename(1, to: "Ada")
    #expect(other == users && users == other && one != other)
    other.rename(2, to: "Benno")
    #expect(one == other && other == one)
    one.rename(2, to: "Ben")
    #expect(one == users && one != other)
    #expect(try one == UserDirectory(Array(users)) && other == UserDirectory(Array(other)))
    #expect(try UserDirectory(users.reversed()) != users && UserDirectory() == UserDirectory([]))
  }
}
