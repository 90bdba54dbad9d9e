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
      ("[1, 2]", "Record 1"),
      (#"[{"id": 1, "name": "Ada"}, {"name": "Grace"}]"#, "Record 2 has no \"id\""),
      (#"[{"id": 1.5, "name": "Ada"}]"#, "Record 1 has no \"id\""),
      (#"[{"id": 1}]"#, "Record 1 has no \"name\""),
      (#"[{"id": 1, "name": 7}]"#, "Record 1 has no \"name\""),
      (#"[{"id": 1, "name": "Ada"}, {"id": 1, "name": "Grace"}]"#, "Record 2"),
      (#"[{"id": 1, "name": "A", "name": "B"}]"#, "Record 1 has no \"name\" that is a single value"),
      (#"[{"id": 1, "name": "Ada", "username": 5}]"#, "Record 1 has no \"username\" that is a string"),
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

  @Test(
    "and the options with which it is one, which work as they are printed",
    arguments: [
      (
        #"""
        {"results": [{"name": {"first": "Ida", "last": "Berg"}, "login": {"uuid": "7a-1", "username": "ida"}},
        {"name": {"first": "Ola", "last": "Dahl"}, "login": {"uuid": "7a-2", "username": "ola"}}], "info": {}}
        """#, "--at results --name name.first,name.last --username login.username", "Ola Dahl aka ola"
      ),
      (
        #"{"data": [{"id": 2, "first_name": "Ben", "last_name": "Ax"}]}"#, "--at data --name first_name,last_name",
        "Ben Ax"
      ),
      (#"[{"login": "ada", "id": 1}, {"login": "ben", "id": 2}]"#, "--name login", "ben"),
    ]
  )
  func options(_ json: String, _ options: String, _ found: String) async throws {
    let file = try TemporaryFile(json)
    let server = try LoopbackServer { _ in .json(json) }
    defer { server.stop() }
    let script = try TemporaryFile("type 2\n")
    for source in [file.path, server.url.absoluteString] {
      let words = ["play", "MVC", "--source", source, "--script", script.path]
      let refusal = await CommandRun(words)
      #expect(refusal.refused(.badData, naming: "These options read it: \(options)"), "\(refusal)")
      let run = await CommandRun(words + options.split(separator: " ").map(String.init))
      #expect(run.code == 0 && run.output.contains("I found \(found) "), "\(run)")
    }
  }

  @Test("Records' numbers that stand in for ids are told in a line")
  func numbers() async throws {
    let file = try TemporaryFile(#"[{"id": "7a-1", "name": "Ada"}, {"id": "7a-2", "name": "Ben"}]"#)
    let script = try TemporaryFile("type 2\n")
    let run = await CommandRun(["play", "MVC", "--source", file.path, "--script", script.path])
    let line = "its ids are not integers; the records' numbers, 1 to 2, stand in for them"
    #expect(run.code == 0 && run.errors == ["workbench: \(file.path): \(line)"], "\(run)")
    #expect(run.output.contains("I found Ben "), "\(run)")
    let measured = await CommandRun(["run", "MVC", "--suite", "retention", "--source", file.path])
    #expect(measured.code == 0 && measured.errors.contains { $0.hasSuffix(line) }, "\(measured)")
  }
}
