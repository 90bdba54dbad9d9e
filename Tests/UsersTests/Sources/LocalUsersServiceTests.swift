import Testing
import Users

@Suite("A source that cannot store")
struct LocalUsersServiceTests {
  @Test("Ten users are shipped, with the ids 1 to 10, names and usernames")
  func shipped() async throws {
    let users = try await LocalUsersService.shipped().fetchUsers()
    #expect(users.map(\.id) == Array(1...10))
    #expect(Set(users.map(\.name)).count == 10)
    #expect(Set(users.map(\.username)).count == 10)
    #expect(users.allSatisfy { !$0.name.isEmpty && !$0.username.isEmpty } == true)
  }

  @Test("A rename is laid over every later fetch")
  func rename() async throws {
    let service = LocalUsersService.shipped()
    _ = try await service.fetchUsers()
    try await service.renameUser(3, to: "First")
    try await service.renameUser(3, to: "Second")
    for _ in 0..<2 {
      #expect(try await service.fetchUsers()[id: 3]?.name == "Second")
    }
  }

  @Test("One service's renames are not another's")
  func apart() async throws {
    let service = LocalUsersService.shipped()
    let before = try await service.fetchUsers()
    try await service.renameUser(3, to: "Changed")
    #expect(try await LocalUsersService.shipped().fetchUsers() == before)
  }

  @Test("A user whom the last fetch did not have cannot be renamed")
  func unknown() async throws {
    let service = LocalUsersService.shipped()
    #expect(
      await failure { () throws(UsersFailure) in try await service.renameUser(1, to: "Early") } == .unknownUser(1)
    )
    _ = try await service.fetchUsers()
    #expect(
      await failure { () throws(UsersFailure) in try await service.renameUser(11, to: "Late") } == .unknownUser(11)
    )
  }

  @Test("A failure to read is passed on")
  func failing() async {
    let service = LocalUsersService { () throws(UsersFailure) in throw .httpStatus(500) }
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .httpStatus(500))
  }
}
