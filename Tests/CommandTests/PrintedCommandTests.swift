import CommandFixtures
import TestSupport
import Testing

@Suite("Every command of workbench that is printed works", .serialized, .long())
@MainActor struct PrintedCommandTests {
  @Test(
    "in the documents, and how many there are at least",
    arguments: [
      ("README.md", 12), ("CONTRIBUTING.md", 2), ("docs/OWN-ARCHITECTURE.md", 1), ("docs/workshop/README.md", 20),
      ("docs/workshop/slides.md", 3), ("docs/workshop/handout.md", 1), ("docs/SPEC.md", 2),
    ]
  )
  func documents(_ document: String, _ least: Int) async throws {
    let printed = try await PrintedCommand.expectToWork(in: document, of: "workbench", least: least)
    guard document.hasPrefix("docs/workshop/") else { return }
    // What the guide says of a folder that is there already.
    let folder = try TemporaryFolder()
    let refusal = await CommandRun(["exercise", "start", "back", folder.path]).errors.joined()
    for quote in try PrintedCommand.quotes(in: document) {
      #expect((printed + refusal).contains(quote), "\(document) quotes \(quote)")
    }
  }

  @Test("in the help's examples")
  func help() async throws {
    let folder = try TemporaryFolder()
    let verbs = await CommandRun(["candidates", ""]).output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    // One example checks a baseline, so it has to be there.
    try PrintedCommand("workbench", ["baseline", "save", "main"]).expectToWork(in: folder)
    for verb in verbs where !verb.hasPrefix("-") && verb != "help" {
      let help = await CommandRun(["help", String(verb)]).output
      let command = help.split(separator: "\n").last.flatMap { PrintedCommand.commands($0).first }
      let printed = try #require(command, "\(help)")
      if printed.program == "workbench" { try printed.expectToWork(in: folder) }
    }
  }
}
