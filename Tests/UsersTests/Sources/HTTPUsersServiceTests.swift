import Foundation
import TestServer
import Testing
import Users

@Suite("Users over HTTP")
struct HTTPUsersServiceTests {
  @Test("The list is got from its URL, query included")
  func fetch() async throws {
    let server = try LoopbackServer { request in
      let isAsExpected =
        request.method == "GET" && request.target == "/users?page=1" && request.headers["accept"] == "application/json"
      return isAsExpected ? .json(.users(3)) : .status(400)
    }
    defer { server.stop() }
    let url = try #require(URL(string: "\(server.url)/users?page=1"))
    #expect(try await HTTPUsersService.untimed(url).fetchUsers().count == 3)
  }

  @Test("A name is put to the user's URL as JSON", arguments: ["/users", "/users/"])
  func rename(path: String) async throws {
    let server = try LoopbackServer { request in
      let body = try? JSONDecoder().decode(PutBody.self, from: request.body)
      let isAsExpected =
        request.method == "PUT" && request.target == "/users/3" && request.headers["content-type"] == "application/json"
        && body == PutBody(id: 3, name: "Zoë \"Z\"")
      return .status(isAsExpected ? 204 : 400)
    }
    defer { server.stop() }
    let url = try #require(URL(string: "\(server.url)\(path)"))
    try await HTTPUsersService.untimed(url).renameUser(3, to: "Zoë \"Z\"")
  }

  private struct PutBody: Decodable, Equatable {
    let id: Int
    let name: String
  }

  @Test("A status other than success is the failure", arguments: [199 + 101, 304, 400, 404, 418, 500, 503])
  func status(status: Int) async throws {
    let server = try LoopbackServer { _ in .status(status, body: Data(String.users(1).utf8)) }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .httpStatus(status))
    #expect(
      await failure { () throws(UsersFailure) in try await service.renameUser(1, to: "A") } == .httpStatus(status)
    )
  }

  @Test("An empty success is not a list")
  func empty() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    #expect(
      await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .notJSON(reason: "it is empty")
    )
  }

  @Test("Redirects are followed five times, and then no more", arguments: [5, 6])
  func redirects(count: Int) async throws {
    let server = try LoopbackServer { request in
      let step = Int(request.target.dropFirst()) ?? 0
      return step < count ? .redirect(to: "/\(step + 1)") : .json(.users(1))
    }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url.appendingPathComponent("0"))
    let expected: UsersFailure? = count > 5 ? .httpStatus(302) : nil
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == expected)
  }

  @Test("A redirect out of the web is not followed", arguments: ["file:///etc/hostname", "ftp://127.0.0.1/users"])
  func redirectOut(location: String) async throws {
    let server = try LoopbackServer { _ in .redirect(to: location) }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    #expect(await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .httpStatus(302))
  }

  @Test("A redirect that would turn a PUT into a GET does not count as stored")
  func redirectedPut() async throws {
    let server = try LoopbackServer { $0.method == "PUT" ? .redirect(to: "/elsewhere", status: 303) : .status(200) }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    #expect(await failure { () throws(UsersFailure) in try await service.renameUser(1, to: "A") } == .httpStatus(303))
  }

  @Test("A cookie set by a redirect is not sent to where it leads")
  func cookie() async throws {
    let server = try LoopbackServer { request in
      guard request.target == "/users" else { return .status(request.headers["cookie"] == nil ? 204 : 400) }
      return .status(307, headers: ["Set-Cookie": "id=1; Path=/", "Location": "/elsewhere"])
    }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url.appendingPathComponent("users"))
    #expect(
      await failure { () throws(UsersFailure) in try await service.fetchUsers() } == .notJSON(reason: "it is empty")
    )
  }

  @Test("No cookie is kept and nothing is cached")
  func alone() async throws {
    let count = RequestCount()
    let server = try LoopbackServer { request in
      let headers = ["Set-Cookie": "id=1; Path=/", "Cache-Control": "max-age=1000", "ETag": "\"1\""]
      let isNew = request.headers["cookie"] == nil && request.headers["if-none-match"] == nil
      let body = String.users(await count.next())
      return isNew ? .status(200, headers: headers, body: Data(body.utf8)) : .status(400)
    }
    defer { server.stop() }
    let service = try HTTPUsersService.untimed(server.url)
    let counts = [try await service.fetchUsers().count, try await service.fetchUsers().count]
    #expect(counts == [1, 2])
  }

  @Test(
    "Only http and https addresses are taken",
    arguments: ["ftp://host/users", "file:///users.json", "users.json", "http:///x"]
  )
  func scheme(address: String) throws {
    let url = try #require(URL(string: address))
    let reason = "this is not an http or https address with a host and a port up to 65535"
    #expect(throws: UsersFailure.unreachable(reason: reason)) { try HTTPUsersService(url) }
  }
}
