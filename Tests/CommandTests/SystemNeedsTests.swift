import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("The command says what it needs of the system")
struct SystemNeedsTests {
  private nonisolated static let measuring = [
    "run MVC --budget 1000", "structure MVC", "leaks MVC", "leaks MVC --load", "sweep MVC",
    "report --budget 1000 --output page", "baseline save x --budget 1000",
  ]

  @Test("a folder for temporary files, before it measures", arguments: measuring)
  func temporaryFolder(_ words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    for (name, reason) in [("missing", "No such file or directory"), ("file", "Not a directory")] {
      let run = try shell("TMPDIR=$PWD/\(name) \"$0\" \(words)", in: folder)
      #expect(run.code == 70 && run.output.isEmpty, "\(run)")
      #expect(run.errors.contains("\(folder.path)/\(name)/ (\(reason)); TMPDIR"), "\(run)")
    }
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/missing"))
  }

  @Test("open files, as many as the programs need that it starts")
  func openFiles() throws {
    let folder = try TemporaryFolder()
    let run = try shell("ulimit -n 12; \"$0\" run MVC --budget 1000", in: folder)
    #expect(run.code == 69 && run.errors.contains("only 12 files may be open at once, and 32 are needed"), "\(run)")
    #expect(try shell("ulimit -n 12; \"$0\" list", in: folder).code == 0)
  }

  @Test("files as large as the compiler's: beyond the limit path and reason are said, and no source is blamed")
  func fileSize() throws {
    let run = try shell("ulimit -c 0; ulimit -f 140; TMPDIR=$PWD \"$0\" structure MVC", in: try TemporaryFolder())
    #expect(run.code == 70 && run.errors.contains("the compiler cannot write to "), "\(run)")
    #expect(run.errors.contains("(File too large)"), "\(run)")
  }

  #if os(Linux) && !PORTABLE
    @Test("/proc, where Foundation would trap without it", .enabled(if: hidesProc, "a user may not hide /proc here"))
    func proc() throws {
      let run = try shell("\(Self.hiding) \"$0\" list' \"$0\"", in: try TemporaryFolder())
      #expect(run.code == 69 && run.errors.contains("/proc is not there"), "\(run)")
    }

    @Test(
      "room in the folder for temporary files: without it the path and the reason are said, and no source is blamed",
      .enabled(if: hidesProc, "a user may not mount here"),
      arguments: ["structure MVC"],
      ["128k", "256k"]
    )
    func room(_ words: String, _ size: String) throws {
      let mount = "unshare -rm sh -c 'mount -t tmpfs -o size=\(size) none full &&"
      let folder = try TemporaryFolder()
      let run = try shell("mkdir full; \(mount) TMPDIR=$PWD/full \"$0\" \(words)' \"$0\"", in: folder)
      #expect(run.code == 70 && run.errors.split(separator: "\n").count == 1, "\(run)")
      let reason = "the compiler cannot write to \(folder.path)/full (No space left on device)"
      #expect(run.errors.contains(reason), "\(run)")
    }

    private static let hiding = "unshare -rm sh -c 'mount -t tmpfs none /proc &&"
    private static let hidesProc =
      (try? FinishedProgram(URL(filePath: "/bin/sh"), ["-c", "\(hiding) true'"]))?.code == 0
  #endif

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> FinishedProgram {
    let program = Built.folder.appending(path: "workbench").path(percentEncoded: false)
    return try FinishedProgram(URL(filePath: "/bin/sh"), ["-c", script, program], folder: URL(filePath: folder.path))
  }
}
