import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("baseline")
struct BaselineVerbTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("saves, lists and deletes, and reports a name that is not there")
  func keeps() throws {
    #expect(try baseline("delete", "main").code == 66)
    let words = ["--pattern", "MVC", "--filter", "keystroke", "--budget", "0.1"]
    let saved = try baseline(["save", "main"] + words)
    #expect(
      saved.code == 0
        && saved.output.hasSuffix(".workbench/baselines/main.json has the baseline: MVC, Floor; benchmarks: 1\n"),
      "\(saved)"
    )
    #expect(try baseline("list").output == "main\n")
    #expect(try baseline(["compare", "main"] + words).output.hasPrefix("against main\n"))
    #expect(try baseline("delete", "main").code == 0)
    #expect(try baseline("list").output.isEmpty)
  }

  @Test("is refused before anything is measured if its folder cannot be made")
  func noFolder() throws {
    try folder.write("a file", to: ".workbench")
    let run = try baseline("save", "main", "--budget", "1000")
    #expect(run.code == 70 && run.errors.contains(".workbench") && !run.errors.contains("NSCocoa"), "\(run)")
  }

  private func baseline(_ words: String...) throws -> FinishedProgram { try baseline(words) }

  private func baseline(_ words: [String]) throws -> FinishedProgram {
    let program = Built.folder.appending(path: "workbench")
    return try FinishedProgram(program, ["baseline"] + words, folder: URL(filePath: folder.path))
  }
}
