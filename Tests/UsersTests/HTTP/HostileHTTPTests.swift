import Conformance
import Contenders
import HeadlessUIKit
import Suites
import TestServer
import TestSupport
import Testing
import Users

// One after the other: hundreds of servers at once, some of which send without an end, would use up all memory.
@Suite("No server brings an architecture down", .serialized, .long())
struct HostileHTTPTests {
  static let limit = 1 << 20

  @Test("A load ends with its message and leaves nothing", arguments: Lineup.patterns, HTTPFault.allCases)
  @MainActor func load(_ contender: Contender, _ fault: HTTPFault) async throws {
    let left = try await Left(of: contender) { session in
      await session.backend.become(.misbehaving(fault.response()))
      session.app.start()
      let failure = try await Self.failure(of: fault, in: session)
      try session.app.alert.expectLoadFailure(failure)
      #expect(!session.app.dashboard.isLoading)
    }
    #expect(left.objects.aliveByType == [:])
    await left.untilRequestsAreGone()
  }

  @Test("A rename ends with its message and leaves nothing", arguments: Lineup.patterns, HTTPFault.allCases)
  @MainActor func rename(_ contender: Contender, _ fault: HTTPFault) async throws {
    let left = try await Left(of: contender) { session in
      try await session.launchAndType("Amazing Grace")
      #expect(await session.nextRequest() == "GET /users")
      await session.backend.become(.misbehaving(fault.response()))
      try session.app.details.tapSave()
      if fault.letsRenamesPass {
        #expect(await session.answer() == nil)
        #expect(session.app.details.title == "Amazing Grace")
      } else {
        let failure = try await Self.failure(of: fault, in: session)
        #expect(try session.app.details.message == failure.text)
        #expect(session.app.details.title == "Grace Hopper")
      }
    }
    #expect(left.objects.aliveByType == [:])
    await left.untilRequestsAreGone()
  }

  @Test("A list that drips is shown with its last byte", arguments: Lineup.patterns)
  @MainActor func drips(_ contender: Contender) async throws {
    let session = try HTTPSession(contender)
    defer { session.app.end() }
    let tap = try Tap()
    await session.backend.become(.misbehaving(.drip(tap)))
    session.app.start()
    #expect(await session.nextRequest() == "GET /users")
    for byte in #"[{"id": 1, "name": "Ada"}]"# {
      tap.pour(String(byte))
      session.app.settle()
      #expect(session.app.dashboard.isLoading)
    }
    tap.shut()
    #expect(await session.answer() == nil)
    try session.app.dashboard.expectLoaded([User(id: 1, name: "Ada")])
  }

  @Test("A list that drips for ever ends with the time", arguments: Lineup.patterns)
  @MainActor func dripsForEver(_ contender: Contender) async throws {
    let tap = try Tap()
    let left = try await Left(of: contender) { session in
      await session.backend.become(.misbehaving(.drip(tap)))
      session.app.start()
      #expect(await session.nextRequest() == "GET /users")
      tap.pour("[")
      session.runOutOfTime()
      tap.pour(" ")
      #expect(await session.answer() == .timedOut(seconds: HTTPSession.timeout))
      tap.pour(" ")
      try session.app.alert.expectLoadFailure(.timedOut(seconds: HTTPSession.timeout))
    }
    #expect(left.objects.aliveByType == [:])
    await left.untilRequestsAreGone()
  }

  @Test("An answer that comes after the app's end changes nothing", arguments: Lineup.patterns)
  @MainActor func answersAfterEnd(_ contender: Contender) async throws {
    let tap = try Tap()
    let left = try await Left(of: contender) { session in
      await session.backend.become(.misbehaving(.drip(tap)))
      session.app.start()
      #expect(await session.nextRequest() == "GET /users")
      let objects = WeakObjects(session.app.reachableObjects().filter { $0 !== session.app.window })
      session.app.end()
      tap.pour(#"[{"id": 1, "name": "Ada"}]"#)
      tap.shut()
      #expect(await session.answer() == .unreachable(reason: "the request was cancelled"))
      #expect(objects.aliveByType == [:])
      #expect(session.app.window.subviews.isEmpty)
    }
    #expect(left.objects.aliveByType == [:])
    await left.untilRequestsAreGone()
  }

  @MainActor private static func failure(of fault: HTTPFault, in session: HTTPSession) async throws -> UsersFailure {
    _ = await session.nextRequest()
    if fault.takesForEver { session.runOutOfTime() }
    let failure = try #require(await session.answer())
    if let expected = fault.failure(limit: limit, timeout: HTTPSession.timeout) {
      #expect(failure == expected)
    } else {
      #expect(failure.text.hasPrefix("The users could not be reached: "))
    }
    return failure
  }
}
