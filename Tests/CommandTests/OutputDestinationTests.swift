import Command
import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("The destination of --output")
struct OutputDestinationTests {
  private let folder: TemporaryFolder
  private let check = "\"$0\" check MVC --filter ^05 --output"
  private let result = "MVC  1 of 1 passed\n"

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("is standard output if it is a hyphen, and no file of this name is made")
  func hyphen() throws {
    let run = try shell("\(check) -")
    #expect(run.code == 0 && run.output == result, "\(run)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/-"))
  }

  #if os(Linux) && !PORTABLE
    @Test(
      "is written to if it is an open stream, whatever that leads to, and never replaced",
      arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/dev/fd/../fd/1"]
    )
    func stream(_ path: String) throws {
      let run = try shell(
        "(echo header; \(check) \(path); echo trailer) > log.txt; echo old > app.txt; \(check) \(path) >> app.txt"
      )
      #expect(run.code == 0, "\(run)")
      #expect(try text("log.txt") == "header\n\(result)trailer\n")
      #expect(try text("app.txt") == "old\n\(result)")
    }

    @Test("is refused if it is a stream that is closed, or not for writing, or another process's")
    func closedStream() throws {
      for command in [
        "\(check) /dev/stdout >&-", "\(check) /dev/fd/0", "\(check) /proc/$PPID/fd/1", "\(check) /dev/fd/77",
      ] {
        let run = try shell(command + " < /dev/null")
        #expect(run.code == 70 && run.errors.contains("--output") && run.output.isEmpty, "\(run)")
      }
    }

    @Test(
      "is found out to be impossible before anything is measured",
      arguments: ["dir/", "no/folder", "/proc/version", "circle", "socket"]
    )
    func impossible(_ path: String) throws {
      let make = "import socket; socket.socket(socket.AF_UNIX).bind('socket')"
      _ = try shell("mkdir dir; ln -s circle circle; python3 -c \"\(make)\" 2>/dev/null || mkfifo socket")
      // A fifo would wait for a reader, so without a socket there is nothing to try.
      if path == "socket", try shell("test -S socket").code != 0 { return }
      let run = try shell("\"$0\" run --budget 1000 --output \(path)")
      #expect(run.code == 70 && run.errors.contains("--output \(path)"), "\(run)")
    }

    @Test(
      "says so if the current folder is gone",
      arguments: ["check MVC --output x", "baseline save x --budget 1000"]
    )
    func noFolder(_ words: String) throws {
      let run = try shell("mkdir gone && cd gone && rmdir ../gone && \"$0\" \(words)")
      #expect(run.code == 70 && run.errors.contains("the current folder is gone"), "\(run)")
    }

    @Test(
      "without a stream to write to is standard output, and fails in one line",
      arguments: ["list", "leaks MVC --load --share 0.1"]
    )
    func closedOutput(_ words: String) throws {
      let run = try shell("\"$0\" \(words) >&-")
      #expect(
        run.code == 70 && run.errors.contains("standard output") && run.errors.split(separator: "\n").count == 1,
        "\(run)"
      )
    }
  #endif

  @Test("stays the old file beyond the limit of a file's size: the reason is said, and nothing is left beside it")
  func tooLarge() throws {
    let run = try shell("echo old > app.txt; ulimit -f 0; \(check) app.txt")
    let reason = "workbench: --output app.txt: cannot be written (File too large)\n"
    #expect(run.code == 70 && run.errors == reason, "\(run)")
    #expect(try text("app.txt") == "old\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["app.txt"])
  }

  @Test("is made where a link leads that leads nowhere yet: the link stays, and the file has the usual rights")
  func danglingLink() throws {
    let run = try shell("umask 022; mkdir real; ln -s real/new.txt link.txt; \(check) link.txt; test -L link.txt")
    #expect(run.code == 0, "\(run)")
    #expect(try text("real/new.txt") == result)
    let rights = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/real/new.txt")[.posixPermissions]
    #expect(rights as? Int == 0o644)
  }

  @Test("may have a name as long as the system allows", arguments: [(250, 0), (256, 70)])
  func longName(_ length: Int, _ code: Int32) throws {
    #expect(try shell("\(check) \(String(repeating: "n", count: length))").code == code)
  }

  @Test("is not the file that is read")
  func source() async throws {
    let file = try TemporaryFile("[]")
    #expect(
      await CommandRun(["run", "--source", file.path, "--output", file.path]).refused(.usage, naming: "overwritten")
    )
    #expect(try file.text == "[]")
  }

  private func shell(_ script: String) throws -> FinishedProgram {
    let program = Built.folder.appending(path: "workbench").path(percentEncoded: false)
    return try FinishedProgram(URL(filePath: "/bin/sh"), ["-c", "cd '\(folder.path)' && \(script)", program])
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }
}
