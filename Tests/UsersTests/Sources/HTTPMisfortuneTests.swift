import Foundation
import TestServer
import TestSupport
import Testing
import Users

@Suite("Failures over HTTP")
struct HTTPMisfortuneTests {
  // Made anew for each use: LeakSanitizer takes objects that a global variable keeps for a leak.
  static var broken: [(String, Response)] {
    [
      ("a reset", .reset), ("a close after the headers", .closeAfterHeaders), ("half a body", .truncated("[{")),
      ("no HTTP", Response(bytes: Data("SSH-2.0\r\n".utf8))), ("nothing", Response(bytes: Data())),
    ]
  }

  @Test("A broken answer is an unreachable server, in plain words", arguments: broken)
  func unreachable(kind: String, response: Response) async throws {
    let server = try LoopbackServer { _ in response }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    let failure = await failure { () throws(UsersFailure) in try await service.fetchUsers() }
    guard case .unreachable(let reason) = failure else {
      Issue.record("\(kind): \(String(describing: failure))")
      return
    }
    #expect(!reason.isEmpty && !reason.contains("NSURLErrorDomain"), "\(kind)")
  }

  @Test("A server that is not there cannot be reached")
  func absent() async throws {
    let address = try UnheardAddress()
    let service = try HTTPUsersService.untimed(address.url)
    let expected = UsersFailure.unreachable(reason: "nothing answers at that address")
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == expected)
    withExtendedLifetime(address) {}
  }

  @Test("A body cut off by its own length is not JSON")
  func tooShortLength() async throws {
    let server = try LoopbackServer { _ in .status(200, body: Data(String.users(2).utf8), length: 10) }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    guard case .notJSON = await failure({ () throws(UsersFailure) in try await service.fetchUsers() }) else {
      Issue.record("A cut list was taken")
      return
    }
  }

  static var slow: [Response] {
    [.hang(), .status(200, body: Data("[".utf8), length: 100, ending: .hang {})]
  }

  @Test("Time is up for the whole request", arguments: slow)
  func timeout(response: Response) async throws {
    let server = try LoopbackServer { _ in response }
    defer { server.stop() }
    let clock = StoppedClock()
    let service = try HTTPUsersService(server.url, timeout: 20, clock: clock)
    clock.runOut()
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .timedOut(seconds: 20))
  }

  @Test("Bytes that keep coming do not put off the end of the time", .long())
  func flood() async throws {
    let server = try LoopbackServer { _ in .endless("[1, 2, 3]") }
    defer { server.stop() }
    let clock = StoppedClock()
    let service = try HTTPUsersService(server.url, timeout: 20, limit: .max, clock: clock)
    clock.runOut()
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .timedOut(seconds: 20))
  }

  @Test("The time is real unless a clock is given")
  func realTime() async throws {
    let server = try LoopbackServer { _ in .hang() }
    defer { server.stop() }
    let service = try HTTPUsersService(server.url, timeout: 0.01)
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .timedOut(seconds: 0.01))
  }

  @Test("A redirect that is refused while the request ends does not crash")
  func refusedRedirects() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "file:///etc/hostname") }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    for _ in 0..<100 {
      #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .httpStatus(302))
    }
  }

  @Test("A redirect that is followed while the request is cancelled does not crash")
  func cancelledRedirects() async throws {
    let (asked, ask) = AsyncStream<Void>.makeStream()
    let server = try LoopbackServer { _ in
      ask.yield()
      return .redirect(to: "/")
    }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    var requests = asked.makeAsyncIterator()
    for _ in 0..<100 {
      let task = Task { await failure { () throws(UsersFailure) in try await service.fetchUsers() } }
      _ = await requests.next()
      task.cancel()
      #expect(await task.value != nil)
    }
  }

  @Test("A redirect to nowhere is not a success")
  func redirectToNowhere() async throws {
    let server = try LoopbackServer { _ in .status(302) }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    #expect(await failure { () throws(UsersFailure) in try await service.renameUser(1, to: "A") } == .httpStatus(302))
  }

  @Test("An answer may be as large as the limit and not larger", arguments: [0, 1])
  func limit(over: Int) async throws {
    let text = String.users(100)
    let limit = text.utf8.count - over
    let server = try LoopbackServer { _ in .json(text) }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url, limit: limit)
    let expected: UsersFailure? = over > 0 ? .tooLarge(limit: limit) : nil
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == expected)
  }

  @Test(
    "An answer that promises more than the limit is too large, whatever it sends",
    arguments: ["100000000", "18446744073709551616", "18446744073709551616, 18446744073709551616"] + [
      String(repeating: "9", count: 400)
    ]
  )
  func promisesTooMuch(length: String) async throws {
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: \(length)\r\n\r\n"
    let server = try LoopbackServer { _ in Response(bytes: Data((head + .users(2)).utf8)) }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    let expected = UsersFailure.tooLarge(limit: 1 << 20)
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == expected)
    #expect(await failure { () throws(UsersFailure) in try await service.renameUser(1, to: "A") } == expected)
  }

  @Test("The limit holds while an answer streams in", .long())
  func endless() async throws {
    let server = try LoopbackServer { _ in .endless(String(repeating: " ", count: 10_000)) }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url, limit: 100_000)
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
    let service = try HTTPUsersService.untimed(server.url)
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
    let service = try HTTPUsersService.untimed(server.url)
    let task = Task {
      // Ends when the task is cancelled, and only then.
      for await _ in AsyncStream<Void>.makeStream().stream {}
      return await failure { () throws(UsersFailure) in try await service.fetchUsers() }
    }
    task.cancel()
    #expect(await task.value == .unreachable(reason: "the request was cancelled"))
  }
}
