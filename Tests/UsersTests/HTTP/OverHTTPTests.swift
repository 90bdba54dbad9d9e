import Conformance
import Contenders
import Suites
import Testing
import Users

@Suite("Every architecture works over real HTTP", .serialized)
struct OverHTTPTests {
  @Test("Users are loaded, found and opened", arguments: Lineup.patterns)
  @MainActor func loads(_ contender: Contender) async throws {
    let session = try HTTPSession(contender)
    let app = session.app
    defer { app.end() }
    await session.launch()
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.finder.type("3")
    #expect(try app.finder.result == "I found Grace Hopper aka grace")
    try app.openDetails(row: 1)
    try app.details.expectOnTop(SampleUsers.three[1])
    #expect(await session.nextRequest() == "GET /users")
  }

  @Test("A rename reaches the server and the screen", arguments: Lineup.patterns)
  @MainActor func renames(_ contender: Contender) async throws {
    let session = try HTTPSession(contender)
    let app = session.app
    defer { app.end() }
    await session.launch()
    try app.openDetails(row: 1)
    try app.details.type(name: " Amazing Grace ")
    try app.details.tapSave()
    #expect(await session.answer() == nil)
    #expect(await session.backend.names == ["Ada Lovelace", "Amazing Grace", "Alan Turing"])
    #expect(await session.nextRequest() == "GET /users")
    #expect(await session.nextRequest() == "PUT /users/3")
    #expect(app.details.title == "Amazing Grace")
    try app.details.tapClose()
    app.settle()
    #expect(try app.list.visibleNames == ["Ada Lovelace", "Amazing Grace", "Alan Turing"])
  }

  @Test("A rename that the server refuses is told and not shown", arguments: Lineup.patterns)
  @MainActor func tellsRefusal(_ contender: Contender) async throws {
    let session = try HTTPSession(contender)
    let app = session.app
    defer { app.end() }
    await session.launch()
    try app.openDetails(row: 1)
    await session.backend.become(.failing(403))
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    #expect(await session.answer() == .httpStatus(403))
    #expect(try app.details.message == UsersFailure.httpStatus(403).text)
    #expect(app.details.title == "Grace Hopper")
  }

  @Test("A load that fails shows the alert, and Retry loads", arguments: Lineup.patterns)
  @MainActor func retries(_ contender: Contender) async throws {
    let session = try HTTPSession(contender)
    let app = session.app
    defer { app.end() }
    await session.backend.become(.failing(500))
    await session.launch()
    try app.alert.expectLoadFailure(.httpStatus(500))
    await session.backend.become(.answering)
    try app.alert.tap(Wording.retry)
    #expect(app.dashboard.isLoading)
    await session.answer()
    try app.alert.expectNone()
    try app.dashboard.expectLoaded(SampleUsers.three)
  }

  @Test("The app's end breaks off a load that hangs", arguments: Lineup.patterns)
  @MainActor func breaksOffLoad(_ contender: Contender) async throws {
    let session = try HTTPSession(contender)
    await session.backend.become(.hanging)
    session.app.start()
    #expect(await session.nextRequest() == "GET /users")
    session.app.end()
    // Not timed out: a client that did not cancel would report a time-out, and close the connection, too.
    #expect(await session.answer() == .unreachable(reason: "the request was cancelled"))
    await session.nextHangUp()
  }

  @Test("Closing the details breaks off a rename that hangs", arguments: Lineup.patterns)
  @MainActor func breaksOffRename(_ contender: Contender) async throws {
    let session = try HTTPSession(contender)
    let app = session.app
    defer { app.end() }
    await session.launch()
    #expect(await session.nextRequest() == "GET /users")
    try app.openDetails(row: 1)
    await session.backend.become(.hanging)
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    #expect(await session.nextRequest() == "PUT /users/3")
    try app.details.tapClose()
    app.settle()
    #expect(await session.answer() == .unreachable(reason: "the request was cancelled"))
    await session.nextHangUp()
    try app.dashboard.expectLoaded(SampleUsers.three)
  }
}
