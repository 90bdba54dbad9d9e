import Foundation
import TestSupport

/// The command `workbench` in a folder of its own, where no twin is beside it.
struct LoneProgram {
  private let folder: TemporaryFolder
  private let program: URL

  init() throws {
    folder = try TemporaryFolder()
    program = URL(filePath: folder.path).appending(path: "workbench")
    try FileManager.default.copyItem(at: Built.folder.appending(path: "workbench"), to: program)
  }

  func run(_ words: [String]) throws -> ProgramRun {
    try ProgramRun(program, words)
  }
}
