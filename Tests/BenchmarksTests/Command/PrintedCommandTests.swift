import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite("Every command that is printed works", .serialized, .long())
@MainActor struct PrintedCommandTests {
  private nonisolated static let users = #"[{"id": 4, "name": "Ada", "username": "ada"}, {"id": 2, "name": "Grace"}]"#

  @Test(
    "in the documents, and how many there are at least",
    arguments: [
      ("README.md", 20), ("CONTRIBUTING.md", 10), ("docs/SEVENTH-PATTERN.md", 1), ("docs/workshop/README.md", 20),
      ("docs/workshop/slides.md", 3), ("docs/workshop/handout.md", 1),
      ("docs/workshop/exercises/1-cycle/exercise.md", 1), ("docs/SPEC.md", 2), ("docs/CHOOSING.md", 1),
    ]
  )
  func documents(_ document: String, _ least: Int) async throws {
    let commands = try PrintedCommand.all(in: document) + PrintedCommand.ofTargets(in: document)
    try #require(commands.count >= least, "\(commands)")
    let folder = try TemporaryFolder()
    try linkScripts(in: folder)
    for command in commands { try await expectWorks(command, in: folder) }
  }

  @Test("in the help's examples")
  func help() async throws {
    let folder = try TemporaryFolder()
    let verbs = await CommandRun(["candidates", ""]).output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    // One example checks a baseline, so it has to be there.
    let first = PrintedCommand(words: ["baseline", "save", "main"], program: "workbench-all")
    try await expectWorks(first, in: folder)
    for verb in verbs where !verb.hasPrefix("-") && verb != "help" {
      let help = await CommandRun(["help", String(verb)]).output
      let command = help.split(separator: "\n").last.flatMap { PrintedCommand.commands($0).first }
      try await expectWorks(try #require(command, "\(help)"), in: folder)
    }
  }

  /// Links the scripts that the guide plays. With more of the workbench in it, commands would take the folder for that.
  private func linkScripts(in folder: TemporaryFolder) throws {
    let guide = "docs/workshop"
    let target = URL(filePath: folder.path).appending(path: guide)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let source = Project.root.appending(path: guide)
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path) where name.hasSuffix(".txt") {
      try FileManager.default.createSymbolicLink(
        at: target.appending(path: name),
        withDestinationURL: source.appending(path: name)
      )
    }
  }

  /// Runs a command quickly in a folder; it may exit with a finding (1), but not with misuse or failure.
  private func expectWorks(_ command: PrintedCommand, in folder: TemporaryFolder) async throws {
    // This command renews pages in a copy of the package, as `PagesVerbTests` does.
    if command.words.first == "pages" { return }
    // This command builds and proves every changed app, which is a step of CI's own.
    if command.words.contains("--verify") { return }
    // This command runs all mutants of all six, and writes into the package.
    if command.words.contains("--record") { return }
    try folder.write(Self.users, to: "users.json")
    let server = try LoopbackServer { _ in .json(Self.users) }
    defer { server.stop() }
    let words = command.quick(source: "users.json", server: server.url.absoluteString)
    let run = try ProgramRun(
      Built.folder.appending(path: command.program),
      words.filter { $0 != ">" && $0 != "workbench.bash" },
      folder: URL(filePath: folder.path)
    )
    #expect(
      [0, 1].contains(run.code) && (run.code == 1 || run.errors.isEmpty || words.first == "baseline"),
      "\(command): \(run)"
    )
  }
}
