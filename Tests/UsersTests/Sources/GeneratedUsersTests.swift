import Testing
import Users

@Suite("Generated users")
struct GeneratedUsersTests {
  private func users(_ count: Int, seed: UInt64 = 1) async throws -> UserDirectory {
    try await LocalUsersService.generated(count: count, seed: seed).fetchUsers()
  }

  @Test("There are as many as asked for, with the ids from 1", arguments: [-1, 0, 1, 1000])
  func count(count: Int) async throws {
    #expect(try await users(count).map(\.id) == Array(1..<max(0, count) + 1))
  }

  @Test("The same seed gives the same users, another one others")
  func seed() async throws {
    #expect(try await users(100) == users(100))
    #expect(try await users(100) != users(100, seed: 2))
  }

  @Test("A user does not depend on how many there are")
  func prefix() async throws {
    #expect(try await Array(users(1000).prefix(10)) == Array(users(10)))
  }

  @Test("Users are the same in every version: they are part of published figures")
  func pinned() async throws {
    let names = try await users(3, seed: 42).map(\.name)
    #expect(names == ["Wim Moreau", "Yusuf Fischer", "Emil Wang"])
  }

  @Test("Names differ from user to user and from seed to seed")
  func variety() async throws {
    let names = try await users(1000).map(\.name)
    #expect(Set(names).count > 500)
    let others = try await users(1000, seed: 2).map(\.name)
    #expect(zip(names, others).count { $0 == $1 } < 20)
  }
}
