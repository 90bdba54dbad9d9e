import Command
import CommandFixtures
import Foundation
import TestServer
import Testing

@Suite("Input that is not a list of users ends the command with its place named")
struct CommandInputTests {
  @Test(
    "and exit code 65 for bad data",
    arguments: [
      ("", "empty"),
      (#"[{"id": 1, "na"#, "JSON"),
      (#"{"id": 1, "name": "Ada"}"#, "not a list"),
      ("[1, 2]", "Record 0"),
      (#"[{"id": 1, "name": "Ada"}, {"name": "Grace"}]"#, "Record 1 has no \"id\""),
      (#"[{"id": "1", "name": "Ada"}]"#, "Record 0 has no \"id\""),
      (#"[{"id": 1}]"#, "Record 0 has no \"name\""),
      (#"[{"id": 1, "name": 7}]"#, "Record 0 has no \"name\""),
      (#"[{"id": 1, "name": "Ada"}, {"id": 1, "name": "Grace"}]"#, "Record 1"),
      (#"[{"id": 1, "name": "A", "name": "B"}]"#, "Record 0 has no \"name\" that is a single value"),
      (#"[{"id": 1, "name": "Ada", "username": 5}]"#, "Record 0 has no \"username\" that is a string"),
      (#"[{"id": 1, "name": "Ada"}]"#, "1 user; the suites need at least 2"),
      ("[]", "no users; the suites need at least 2"),
    ]
  )
  func badData(_ text: String, naming place: String) async throws {
    let file = try TemporaryFile(text)
    let run = await CommandRun(["--source", file.path])
    #expect(run.refused(.badData, naming: place), "\(run)")
    #expect(run.errors.first?.contains(file.path) == true)
  }

  @Test("and exit code 66 for a file that is not there, or a folder")
  func unreadable() async throws {
    #expect(await CommandRun(["--source", "/no/such/file.json"]).refused(.noInput, naming: "/no/such/file.json"))
    let folder = FileManager.default.temporaryDirectory.path()
    #expect(await CommandRun(["--source", folder]).refused(.noInput, naming: folder))
  }

  @Test("and exit code 69 for a part that nobody asked for")
  func partialContent() async throws {
    let server = try LoopbackServer { _ in .status(206) }
    defer { server.stop() }
    let run = await CommandRun(["--source", server.url.absoluteString])
    #expect(run.refused(.unavailable, naming: "HTTP status 206"), "\(run)")
  }

  @Test("and exit code 69 for a server that refuses", arguments: [404, 500])
  func httpStatus(_ status: Int) async throws {
    let server = try LoopbackServer { _ in .status(status) }
    defer { server.stop() }
    let run = await CommandRun(["--source", server.url.absoluteString])
    #expect(run.refused(.unavailable, naming: "HTTP status \(status)"), "\(run)")
  }

  @Test("and exit code 69 for a server that resets the connection, or is not there")
  func reset() async throws {
    let server = try LoopbackServer { _ in .reset }
    #expect(
      await CommandRun(["--source", server.url.absoluteString]).refused(.unavailable, naming: server.url.absoluteString)
    )
    server.stop()
    // Not the stopped server's address: another test's server could be given its port.
    let address = try UnheardAddress()
    #expect(
      await CommandRun(["--source", address.url.absoluteString]).refused(
        .unavailable,
        naming: address.url.absoluteString
      )
    )
    withExtendedLifetime(address) {}
  }

  @Test("and exit code 69 for a server that hangs longer than --timeout")
  func hang() async throws {
    let server = try LoopbackServer { _ in .hang() }
    defer { server.stop() }
    let run = await CommandRun(["--source", server.url.absoluteString, "--timeout", "0.2"])
    #expect(run.refused(.unavailable, naming: "0.2 seconds"), "\(run)")
  }
}
