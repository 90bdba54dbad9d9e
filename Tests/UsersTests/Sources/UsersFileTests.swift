import Foundation
import Testing
import Users

@Suite("Users from a file")
struct UsersFileTests {
  private func read(_ path: String, limit: Int = 1 << 20) async throws(UsersFailure) -> UserDirectory {
    try await LocalUsersService.file(path, limit: limit).fetchUsers()
  }

  @Test("A file's users are read, and read anew by each fetch")
  func users() async throws {
    try await withFile(Data(String.users(3).utf8)) { path in
      let service = LocalUsersService.file(path)
      #expect(try await service.fetchUsers().count == 3)
      try Data(String.users(4).utf8).write(to: URL(fileURLWithPath: path))
      #expect(try await service.fetchUsers().count == 4)
    }
  }

  @Test("A file that is not there is named")
  func missing() async {
    let path = "/nowhere/users.json"
    let expected = UsersFailure.unreachable(reason: "there is no file /nowhere/users.json")
    #expect(await failure { () throws(UsersFailure) in try await read(path) } == expected)
  }

  @Test("A directory is not a file")
  func directory() async {
    let path = FileManager.default.temporaryDirectory.path
    let expected = UsersFailure.unreachable(reason: "\(path) is a directory, not a file")
    #expect(await failure { () throws(UsersFailure) in try await read(path) } == expected)
  }

  @Test("An empty file is named")
  func empty() async throws {
    try await withFile(Data()) { path in
      let expected = UsersFailure.notJSON(reason: "\(path) is empty")
      #expect(await failure { () throws(UsersFailure) in try await read(path) } == expected)
    }
  }

  @Test("A file may be as large as the limit and not larger", arguments: [0, 1])
  func limit(over: Int) async throws {
    let content = Data(String.users(100).utf8)
    let limit = content.count - over
    let expected: UsersFailure? = over > 0 ? .tooLarge(limit: limit) : nil
    try await withFile(content) { path in
      #expect(await failure { () throws(UsersFailure) in try await read(path, limit: limit) } == expected)
    }
  }

  @Test("A file without an end is left at the limit")
  func endless() async {
    #expect(await failure { () throws(UsersFailure) in try await read("/dev/zero") } == .tooLarge(limit: 1 << 20))
  }

  @Test("An error in a record is passed on")
  func malformed() async throws {
    let expected = UsersFailure.malformedRecord(record: 1, key: "name", expected: "a string")
    try await withFile(Data(#"[{"id":1}]"#.utf8)) { path in
      #expect(await failure { () throws(UsersFailure) in try await read(path) } == expected)
    }
  }
}
