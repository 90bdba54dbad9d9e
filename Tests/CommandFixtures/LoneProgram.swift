import Foundation
import TestSupport

/// The command `workbench` in a folder of its own, where no instrumented program is beside it, or one that fails.
public struct LoneProgram {
  private let folder: TemporaryFolder
  private let program: URL

  /// A second name of its file, not a copy: a file that was just written cannot be started while a process that another
  /// test starts still has it open for writing.
  ///
  /// - Parameter probe: the program that is there as the instrumented program; `nil` for none.
  public init(probe: String? = nil) throws {
    folder = try TemporaryFolder(in: Built.folder)
    program = URL(filePath: folder.path).appending(path: "workbench")
    try FileManager.default.linkItem(at: Built.folder.appending(path: "workbench"), to: program)
    if let probe {
      let link = "\(folder.path)/probe"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: probe)
    }
  }

  /// Runs it in this folder.
  public func run(_ words: [String]) throws -> FinishedProgram {
    try FinishedProgram(program, words)
  }
}
