import Foundation
import LoopbackServer
import Testing
import Users

@Suite("Misfortunes over HTTP")
struct HTTPMisfortuneTests {
  static let broken: [(String, Response)] = [
    ("a reset", .reset), ("a close after the headers", .closeAfterHeaders), ("half a body", .truncated("[{")),
    ("no HTTP", Response(bytes: Data("SSH-2.0\r\n".utf8))), ("nothing", Response(bytes: Data())),
  ]

  @Test("A broken answer is an unreachable server, in plain words", arguments: broken)
  func unreachable(kind: String, response: Response) async throws {
    let server = try LoopbackServer { _ in response }
    defer { server.stop() }
    let service = try HTTPUsersService(server.url)
    let failure = await failure { () throws(UsersFailure) in try await service.fetchUsers() }
    guard case .unreachable(let reason) = failure else {
      Issue.record("\(kind): \(String(describing: failure))")
      return
    }
    #expect(!reason.isEmpty && !reason.contains("NSURLErrorDomain"), "\(kind)")
  }

  @Test("A server that is gone cannot be reached")
  func gone() async throws {
    let server = try LoopbackServer { _ in .json("[]") }
    defer { server.stop() }
    let service = try HTTPUsersService(server.url)
    _ = try await service.fetchUsers()
    server.stop()
    server.stop()
    let expected = UsersFailure.unreachable(reason: "nothing answers at that address")
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == expected)
  }

  @Test("A body cut off by its own length is no JSON")
  func tooShortLength() async throws {
    let server = try LoopbackServer { _ in .status(200, body: Data(String.users(2).utf8), length: 10) }
    defer { server.stop() }
    let service = try HTTPUsersService(server.url)
    guard case .notJSON = await failure({ () throws(UsersFailure) in try await service.fetchUsers() }) else {
      Issue.record("A cut list was taken")
      return
    }
  }

  static let slow: [Response] = [
    .hang(), .status(200, body: Data("[".utf8), length: 100, ending: .hang {}),
  ]

  @Test("Time is up for the whole request", arguments: slow)
  func timeout(response: Response) async throws {
    let server = try LoopbackServer { _ in response }
    defer { server.stop() }
    let service = try HTTPUsersService(server.url, timeout: 0.2)
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .timedOut(seconds: 0.2))
  }

  @Test("Bytes that keep coming do not put off the end of the time")
  func flood() async throws {
    let server = try LoopbackServer { _ in .endless("[1, 2, 3]") }
    defer { server.stop() }
    let service = try HTTPUsersService(server.url, timeout: 0.3, limit: .max)
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .timedOut(seconds: 0.3))
  }

  @Test("An answer may be as large as the limit and not larger", arguments: [0, 1])
  func limit(over: Int) async throws {
    let text = String.users(100)
    let limit = text.utf8.count - over
    let server = try LoopbackServer { _ in .json(text) }
    defer { server.stop() }
    let service = try HTTPUsersService(server.url, limit: limit)
    let expected: UsersFailure? = over > 0 ? .tooLarge(limit: limit) : nil
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == expected)
  }

  @Test("The limit holds while an answer streams in")
  func endless() async throws {
    let server = try LoopbackServer { _ in .endless(String(repeating: " ", count: 10_000)) }
    defer { server.stop() }
    let service = try HTTPUsersService(server.url, limit: 100_000)
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .tooLarge(limit: 100_000))
  }

  @Test("Cancelling the task breaks the connection off")
  func cancel() async throws {
    let (asked, ask) = AsyncStream<Void>.makeStream()
    let (left, leave) = AsyncStream<Void>.makeStream()
    let server = try LoopbackServer { _ in
      ask.yield()
      return .hang { leave.yield() }
    }
    defer { server.stop() }
    // A time limit that cannot be what ends the request.
    let service = try HTTPUsersService(server.url, timeout: 86_400)
    let task = Task { await failure { () throws(UsersFailure) in try await service.fetchUsers() } }
    for await _ in asked { break }
    task.cancel()
    for await _ in left { break }
    #expect(await task.value != nil)
  }

  @Test("A task that is cancelled beforehand fails")
  func cancelledBefore() async throws {
    let server = try LoopbackServer { _ in .hang() }
    defer { server.stop() }
    let service = try HTTPUsersService(server.url)
    let task = Task {
      // Ends when the task is cancelled, and only then.
      for await _ in AsyncStream<Void>.makeStream().stream {}
      return await failure { () throws(UsersFailure) in try await service.fetchUsers() }
    }
    task.cancel()
    #expect(await task.value == .unreachable(reason: "the request was cancelled"))
  }
}
