import CommandFixtures
import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Commands that exercises print")
struct ExerciseCommandsTests {
  @Test("A command that is printed works where it is printed: in the workbench's folder, and in an exercise's")
  func commands() throws {
    let workbench = WorkbenchFolder(root: URL(filePath: "/some/work bench"))
    let words = ["exercise hint", "cycle"]
    #expect(workbench.command(words, in: workbench.root) == "swift run workbench exercise hint cycle")
    let mine = workbench.command(words, in: URL(filePath: "/some/mine"))
    #expect(mine == "swift run --package-path '../work bench' workbench exercise hint cycle")
    let inside = workbench.command(words, in: URL(filePath: "/some/work bench/docs"))
    #expect(inside == "swift run --package-path .. workbench exercise hint cycle")
  }

  @Test("git applies the recorded solution from what is printed, and leaves out the others")
  func applied() async throws {
    let folder = try TemporaryFolder()
    #expect(await CommandRun(["exercise", "start", "closure", "\(folder.path)/mine"]).code == 0)
    let solution = await CommandRun(["exercise", "solution", "closure"]).output
    #expect(solution.contains("\nAlso right: unowned-self\n\n    diff --git a/"))
    try folder.write(solution, to: "printed")
    let mine = URL(filePath: "\(folder.path)/mine")
    let git = try FinishedProgram(URL(filePath: "/usr/bin/env"), ["git", "apply", "../printed"], folder: mine)
    #expect(git.code == 0, "\(git.errors)")
    let file = "\(folder.path)/mine/Sources/MyMVVMC/UserDetails/UserDetailsViewController.swift"
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("{ [weak self] in self?.title = $0 }"))
  }
}
